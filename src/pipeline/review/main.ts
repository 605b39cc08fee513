import { explainUsage } from '../../domain/command-line';
import { toManilaDay } from '../../domain/dates';
import { getEntries } from '../check/read/content-model';
import { openFolder } from '../check/read/open-folder';
import { readContent } from '../check/read/read-content';
import { getScreenRoute } from '../cms/edit-mode/find-sources';
import { readGitDates } from '../outputs/feeds/sitemap';
import { findDeadLinks, getExternalLinks, writeLetter } from './review';

/**
 * `npm run review`: prints what an editor should look at, in Markdown: links to other sites that do not answer, holidays that are missing, events
 * and openings that are over, pages that nobody has changed for long. Prints nothing when there is nothing.
 */
async function main(): Promise<void> {
  const { content } = readContent(await openFolder('content'), toManilaDay(new Date()));
  const deadLinks = await findDeadLinks(getExternalLinks(content).map(({ address }) => address));
  const { url = '' } = getEntries(content, 'ContentSite')[0]?.value ?? {};
  const letter = writeLetter(content, { deadLinks, changes: await readGitDates('content') }, (file) => {
    const source = content.sources.find((one) => one.file === file);
    return source && `${url}/admin/#${getScreenRoute(source)}`;
  });
  if (letter !== undefined) console.log(letter);
}

explainUsage(
  process,
  'npm run review    prints what an editor should look at, such as links that do not answer; nothing where there is nothing',
);
void main();
