import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceContent, serviceContent } from '../schema/service';

/** What the build has written for the service. */
export interface ServiceFiles {
  content: ServiceContent;
  /** The frame of HTML answers; there is none before the first build. */
  frame: string | undefined;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads what the build wrote to `.service` in a folder; undefined where it never ran there. */
export function readServiceFiles(root: string): ServiceFiles | undefined {
  const written = read(join(root, '.service', 'content.json'));
  if (written === undefined) return undefined;
  const { data, success } = serviceContent.safeParse(JSON.parse(written));
  if (!success) throw new Error('.service/content.json was written by another version of the site: run "npm run build".');
  return { content: data, frame: read(join(root, '.service', 'answer.html')) };
}

const writtenAt = (root: string): string =>
  ['content.json', 'answer.html']
    .map((name) => statSync(join(root, '.service', name), { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.ino} ${stats.mtimeMs}` : ''))
    .join();

/**
 * What is written to `.service` in a folder, read anew when it changes. What cannot be read is told to `log` once, and what was
 * there before stays.
 */
export function followServiceFiles(root: string, first: ServiceFiles, log: (line: string) => void): () => ServiceFiles {
  let files = first;
  let stamp = writtenAt(root);
  return () => {
    const now = writtenAt(root);
    if (now === stamp) return files;
    stamp = now;
    try {
      files = readServiceFiles(root) ?? files;
    } catch (error) {
      log((error as Error).message);
    }
    return files;
  };
}
