import { checkContent, listFiles } from './check-content';
import { formatAnnotations, formatReport } from './report';

/** `npm run content:check [folder]`: prints every fault of the content, and ends with 1 if there is one. */
async function main(folder = 'content'): Promise<void> {
  const faults = await checkContent(folder);
  if (faults.length === 0) return console.log(`content: ${(await listFiles(folder)).length} files, no fault`);
  console.error(formatReport(faults));
  if (process.env['GITHUB_ACTIONS']) console.log(formatAnnotations(faults));
  process.exitCode = 1;
}

main(process.argv[2]).catch((error: unknown) => {
  const { code, path } = error as NodeJS.ErrnoException;
  console.error(code === 'ENOENT' ? `There is no folder ${path ?? ''}.` : error);
  process.exitCode = 1;
});
