import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCompressedFile } from '../../domain/content-encodings';

const hasContent = async (file: string, content: string | Buffer): Promise<boolean> =>
  readFile(file).then(
    (existing) => existing.equals(Buffer.from(content)),
    () => false,
  );

/**
 * Writes files below a folder, by path, with the folders that they need. A file that has its content already is not written: what depends
 * on its time, such as its stored encodings, stays as it is.
 */
export async function writeFiles(root: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    if (await hasContent(file, content)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Deletes what an earlier build wrote to a folder and this one did not. `kept` has paths from `root`; their stored encodings are kept too. */
export async function deleteOtherFiles(root: string, folder: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(join(root, folder)).catch(() => []);
  const others = names.filter((name) => !isCompressedFile(name) && !kept.has(`${folder}/${name}`));
  for (const name of others) await rm(join(root, folder, name), { recursive: true });
}
