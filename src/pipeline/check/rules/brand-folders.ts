import { getBrandPath } from '../../../domain/routes/routes';
import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** The name of a brand is that of its folder, and its link ends in it. */
export const brandFolders: Rule = function* (content) {
  for (const entry of getEntries(content, 'Brand')) {
    const folder = entry.source.name;
    const { name, link } = entry.value;
    if (name !== undefined && name !== folder)
      yield createFieldFault(
        entry,
        ['name'],
        `The folder is named \`${folder}\`, and the brand \`${name}\`. Write \`${folder}\`, or rename the folder.`,
      );
    if (link !== undefined && link !== getBrandPath(folder))
      yield createFieldFault(entry, ['link'], `\`${link}\` is not the page of this brand. Write \`${getBrandPath(folder)}\`.`);
  }
};
