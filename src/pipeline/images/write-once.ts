import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const fileExists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const pendingWrites = new Map<string, Promise<void>>();

async function writeIfMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (await fileExists(file)) return;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, made);
  await rename(`${file}.part`, file);
}

/** Makes a file whose name follows from all that goes into it, unless it is there already or is being made. */
export function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  const known = pendingWrites.get(file);
  if (known) return known;
  const making = writeIfMissing(file, make).finally(() => pendingWrites.delete(file));
  pendingWrites.set(file, making);
  return making;
}
