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
  const content = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Writes a file whose name holds a hash of its inputs, unless it exists or is being written. */
export function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  const pending = pendingWrites.get(file);
  if (pending) return pending;
  const write = writeIfMissing(file, make).finally(() => pendingWrites.delete(file));
  pendingWrites.set(file, write);
  return write;
}
