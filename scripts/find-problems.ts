import { dirname } from 'node:path';
import { findContentKind } from '../src/schema/content-kinds';
import { checkContent } from '../src/pipeline/check/check-content';
import { type ContentFiles, openFolder } from '../src/pipeline/check/read/open-folder';
import { findPathAt, parseSourceFile } from '../src/pipeline/check/read/source-file';
import type { Fault } from '../src/pipeline/check/report';
import type { Problem } from '../src/pipeline/cms/admin-app/change-news';
import { getScreenRoute, listFieldName } from '../src/pipeline/cms/edit-mode/find-sources';
import { describeField } from '../src/pipeline/cms/field-labels';

/** The field at a line of a file: its address on the editing screen and its name. Of a file beside an entry, the entry. */
function findField(file: string, files: ContentFiles, { line, column }: Fault): { href?: string; words: string } {
  const beside = files.paths.find((path) => dirname(path) === dirname(file) && /\bindex\.\w+$/.test(path));
  const kind = findContentKind(file);
  if (!kind) return { words: '', ...(beside && { href: `/admin#${getScreenRoute({ file: beside, kind: findContentKind(beside)! })}` }) };
  const text = files.paths.includes(file) ? files.read(file).toString() : '';
  const offset = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  const path = findPathAt(parseSourceFile(file, kind, text), offset);
  const field = JSON.stringify(kind.format === 'list' ? [listFieldName, ...path] : path);
  const href = `/admin?field=${encodeURIComponent(field)}#${getScreenRoute({ file, kind })}`;
  return { href, words: path.length > 0 ? `${describeField(path)}, in ` : '' };
}

/**
 * E9: the faults and then the warnings of a folder, each with the field on the editing screen that it is about.
 * @param today the day, in Manila, for which the content is judged.
 * @throws {Error} with the code ENOENT or ENOTDIR when there is no such folder.
 */
export async function findProblems(folder: string, today: string): Promise<Problem[]> {
  const files = await openFolder(folder, true);
  const { faults, warnings } = checkContent(files, today);
  return [...faults, ...warnings].map((fault, index) => {
    const { href, words } = findField(fault.file.slice(files.name.length + 1), files, fault);
    return { message: fault.message, isWarning: index >= faults.length, place: `${words}${fault.file}:${fault.line}`, href };
  });
}
