import { picture } from '../../../schema/picture';
import { fieldsMeaning, type Rule } from '../content';
import { faultAt, faultIn } from '../fault';
import { missingPicture, wrongBytes } from '../picture-words';

/** Pictures are there, are what their names say, and in Markdown have words that stand for them. */
export const pictures: Rule = function* (content) {
  for (const { entry, path, value } of fieldsMeaning(content, 'picture-file')) {
    const words = missingPicture(content, entry, value) ?? wrongBytes(content, entry, value);
    if (words !== undefined) yield faultIn(entry, path, words);
  }
  for (const { entry, isInBody, piece } of content.pieces) {
    if (piece.kind !== 'picture' || !isInBody || entry.type !== 'Article') continue;
    const shape = picture.shape.file.safeParse(piece.target).error?.issues[0];
    const words = shape
      ? `\`${piece.target}\` is no picture for this text. It should be ${shape.message}.`
      : (missingPicture(content, entry, piece.target) ?? wrongBytes(content, entry, piece.target));
    if (words !== undefined) yield faultAt(entry.source, piece.offset, words);
    if (piece.alt === '')
      yield faultAt(
        entry.source,
        piece.offset,
        `The picture \`${piece.target}\` has no alternate text. Write what is seen between the square brackets.`,
      );
  }
};
