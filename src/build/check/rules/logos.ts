import { fieldsMeaning, type Rule } from '../content';
import { faultIn } from '../fault';
import { missingPicture, pictureAt } from '../picture-words';

/** A logo that is a file is an SVG with a viewBox. */
export const logos: Rule = function* (content) {
  for (const { entry, path, value } of fieldsMeaning(content, 'logo')) {
    if (value.startsWith('https://')) continue;
    const missing = missingPicture(content, entry, value);
    const bytes = content.pictures.get(pictureAt(entry, value));
    if (missing !== undefined) yield faultIn(entry, path, missing);
    else if (bytes === 'SVG without viewBox')
      yield faultIn(entry, path, `\`${value}\` has no viewBox, and cannot be set larger or smaller. Export it again with a viewBox.`);
    else if (bytes !== 'SVG') yield faultIn(entry, path, `\`${value}\` holds no SVG drawing. Export the logo as an SVG.`);
  }
};
