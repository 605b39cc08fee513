import type { Content, Entry, Rule } from '../content';
import { faultOf } from '../fault';
import { meantPicture, pictureAt } from '../picture-words';

function named(content: Content): { entry: Entry; target: string }[] {
  const fields = content.fields.filter(({ meaning }) => meaning === 'picture-file' || meaning === 'logo');
  return [
    ...fields.map(({ entry, value }) => ({ entry, target: value })),
    ...content.pieces.flatMap(({ entry, piece }) => (piece.kind === 'picture' ? [{ entry, target: piece.target }] : [])),
  ];
}

/** Every picture is used. One that a misspelt name means counts as used; while a file cannot be read, nobody knows. */
export const unusedPictures: Rule = function* (content) {
  if (content.unread.size > 0) return;
  const used = new Set(
    named(content).map(({ entry, target }) => {
      const file = pictureAt(entry, target);
      return content.pictures.has(file) || target.startsWith('https://') ? file : meantPicture(content, entry, target);
    }),
  );
  for (const file of content.pictures.keys()) {
    if (!used.has(file))
      yield faultOf(file, 'No file of the content names this picture. Name it where it should be seen, or take it away.');
  }
};
