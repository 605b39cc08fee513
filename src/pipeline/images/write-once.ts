import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type MakeContent = () => string | Promise<Buffer>;

const pendingWrites = new Map<string, Promise<void>>();

async function writeIfMissing(file: string, make: MakeContent): Promise<void> {
  if (existsSync(file)) return;
  const content = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Writes a file whose name holds a hash of its inputs, unless it exists or is being written. */
export function writeOnce(file: string, make: MakeContent): Promise<void> {
  const pending = pendingWrites.get(file);
  if (pending) return pending;
  const write = writeIfMissing(file, make).finally(() => pendingWrites.delete(file));
  pendingWrites.set(file, write);
  return write;
}
