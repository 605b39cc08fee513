import type { Content, ContentEntry, Rule } from '../content';
import { createFileFault } from '../fault';
import { findSuggestedPicture, resolvePicturePath } from '../picture-message';

function getPictureReferences(content: Content): { entry: ContentEntry; target: string }[] {
  const fields = content.fields.filter(({ role: meaning }) => meaning === 'picture-file' || meaning === 'logo');
  return [
    ...fields.map(({ entry, value }) => ({ entry, target: value })),
    ...content.markdownTokens.flatMap(({ entry, token: piece }) => (piece.kind === 'picture' ? [{ entry, target: piece.target }] : [])),
  ];
}

/** Every picture is used. A picture that a misspelled name means counts as used. The rule is off while a file cannot be parsed. */
export const unusedPictures: Rule = function* (content) {
  if (content.unparsedTypes.size > 0) return;
  const used = new Set(
    getPictureReferences(content).map(({ entry, target }) => {
      const file = resolvePicturePath(entry, target);
      return content.pictures.has(file) || target.startsWith('https://') ? file : findSuggestedPicture(content, entry, target);
    }),
  );
  for (const file of content.pictures.keys()) {
    if (!used.has(file))
      yield createFileFault(file, 'No file of the content names this picture. Name it where it should be seen, or take it away.');
  }
};
