import { brandPath } from '../../../logic/routes';
import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';

/** A brand has the name of its folder, and its link is made of it. */
export const brandFolders: Rule = function* (content) {
  for (const entry of entriesOf(content, 'Brand')) {
    const folder = entry.source.name;
    const { name, link } = entry.value;
    if (name !== undefined && name !== folder)
      yield faultIn(
        entry,
        ['name'],
        `The folder is named \`${folder}\`, and the brand \`${name}\`. Write \`${folder}\`, or rename the folder.`,
      );
    if (link !== undefined && link !== brandPath(folder))
      yield faultIn(entry, ['link'], `\`${link}\` is not the page of this brand. Write \`${brandPath(folder)}\`.`);
  }
};
