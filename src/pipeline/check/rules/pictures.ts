import { pictureSchema } from '../../../schema/picture';
import { getFieldsByRole, type Rule } from '../content';
import { createFault, createFieldFault } from '../fault';
import { getMissingPictureMessage, getWrongFormatMessage } from '../picture-message';

/** Pictures exist and have the format of their names; pictures in Markdown have an alternate text. */
export const pictures: Rule = function* (content) {
  for (const { entry, path, value } of getFieldsByRole(content, 'picture-file')) {
    const words = getMissingPictureMessage(content, entry, value) ?? getWrongFormatMessage(content, entry, value);
    if (words !== undefined) yield createFieldFault(entry, path, words);
  }
  for (const { entry, isInBody, token: piece } of content.markdownTokens) {
    if (piece.kind !== 'picture' || !isInBody || entry.type !== 'Article') continue;
    const shape = pictureSchema.shape.file.safeParse(piece.target).error?.issues[0];
    const words = shape
      ? `\`${piece.target}\` is no picture for this text. It should be ${shape.message}.`
      : (getMissingPictureMessage(content, entry, piece.target) ?? getWrongFormatMessage(content, entry, piece.target));
    if (words !== undefined) yield createFault(entry.source, piece.offset, words);
    if (piece.alt === '')
      yield createFault(
        entry.source,
        piece.offset,
        `The picture \`${piece.target}\` has no alternate text. Write what is seen between the square brackets.`,
      );
  }
};
