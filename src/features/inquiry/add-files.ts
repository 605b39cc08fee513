import { type FileProblem, findFileProblem, maxFiles, type SendableFile } from '../../domain/forms/files';
import type { PreparedFile } from './prepare-file';

interface AddedFiles {
  files: readonly PreparedFile[];
  /** Why some of them were left out. */
  problem: string | undefined;
}

const toSendable = ({ file: { name, size }, type }: Pick<PreparedFile, 'file' | 'type'>): SendableFile => ({ name, size, type });

/** Prepares files one after another and adds those that can be sent with the ones before. */
export async function addFiles(
  existing: readonly PreparedFile[],
  chosen: readonly File[],
  { prepare, messages }: { prepare: (file: File) => Promise<PreparedFile>; messages: Readonly<Record<FileProblem, string>> },
): Promise<AddedFiles> {
  let files = existing;
  const problems: string[] = [];
  for (const original of chosen) {
    const isFull = files.length === maxFiles;
    const added = isFull ? undefined : await prepare(original);
    const problem = findFileProblem([...files, added ?? { file: original, type: undefined }].map(toSendable), messages);
    if (problem) problems.push(problem);
    else if (added) files = [...files, added];
    // The files after it exceed the limit too.
    if (isFull) break;
  }
  return { files, problem: problems.join(' ') || undefined };
}
