import { checkContent, filesUnder } from './check-content';
import { annotations, reportFaults } from './report';

/** `npm run content:check [folder]`: prints every fault of the content, and ends with 1 if there is one. */
async function main(folder = 'content'): Promise<void> {
  const faults = await checkContent(folder);
  if (faults.length === 0) return console.log(`content: ${(await filesUnder(folder)).length} files, no fault`);
  console.error(reportFaults(faults));
  if (process.env['GITHUB_ACTIONS']) console.log(annotations(faults));
  process.exitCode = 1;
}

main(process.argv[2]).catch((error: unknown) => {
  const { code, path } = error as NodeJS.ErrnoException;
  console.error(code === 'ENOENT' ? `There is no folder ${path ?? ''}.` : error);
  process.exitCode = 1;
});
