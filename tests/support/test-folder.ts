import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from '@jest/globals';

/** The path of the names, below the folder of the running test. */
export interface TestFolder {
  (...names: string[]): string;
  /** Writes a file, with the folders above it, and returns its path. */
  write: (path: string, data: string | Uint8Array) => string;
}

/** Gives each test of a file that asks for it an empty folder, which is deleted after the test. */
export function createTestFolder(): TestFolder {
  let root: string | undefined;

  afterEach(() => {
    if (root !== undefined) rmSync(root, { recursive: true, force: true });
    root = undefined;
  });

  const toPath = (...names: string[]) => join((root ??= mkdtempSync(join(tmpdir(), 'test-'))), ...names);
  const write = (path: string, data: string | Uint8Array): string => {
    const file = toPath(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    return file;
  };
  return Object.assign(toPath, { write });
}
