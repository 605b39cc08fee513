import { getFieldsByRole, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { getMissingPictureMessage, resolvePicturePath } from '../picture-message';

/** A logo that is a file is an SVG with a viewBox. */
export const logos: Rule = function* (content) {
  for (const { entry, path, value } of getFieldsByRole(content, 'logo')) {
    if (value.startsWith('https://')) continue;
    const missing = getMissingPictureMessage(content, entry, value);
    const bytes = content.pictures.get(resolvePicturePath(entry, value));
    if (missing !== undefined) yield createFieldFault(entry, path, missing);
    else if (bytes === 'SVG without viewBox')
      yield createFieldFault(
        entry,
        path,
        `\`${value}\` has no viewBox, and cannot be set larger or smaller. Export it again with a viewBox.`,
      );
    else if (bytes !== 'SVG') yield createFieldFault(entry, path, `\`${value}\` holds no SVG drawing. Export the logo as an SVG.`);
  }
};
