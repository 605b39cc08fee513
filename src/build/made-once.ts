import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const underway = new Map<string, Promise<void>>();

async function makeMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (await exists(file)) return;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, made);
  await rename(`${file}.part`, file);
}

/** Makes a file whose name follows from all that goes into it, unless it is there already or is being made. */
export function madeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  const known = underway.get(file);
  if (known) return known;
  const making = makeMissing(file, make).finally(() => underway.delete(file));
  underway.set(file, making);
  return making;
}
