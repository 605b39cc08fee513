import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceContent, serviceContentSchema } from '../../schema/service';

/** What the build has written for the service. */
export interface ServiceFiles {
  content: ServiceContent;
  /** The frame of HTML answers; there is none before the first build. */
  shell: string | undefined;
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads what the build wrote to `.service` in a folder; undefined where it never ran there. */
export function readServiceFiles(root: string): ServiceFiles | undefined {
  const written = readIfExists(join(root, '.service', 'content.json'));
  if (written === undefined) return undefined;
  const { data, success } = serviceContentSchema.safeParse(JSON.parse(written));
  if (!success) throw new Error('.service/content.json was written by another version of the site: run "npm run build".');
  return { content: data, shell: readIfExists(join(root, '.service', 'form-response-shell.html')) };
}

const getFileVersions = (root: string): string =>
  ['content.json', 'form-response-shell.html']
    .map((name) => statSync(join(root, '.service', name), { throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.ino} ${stats.mtimeMs}` : ''))
    .join();

/**
 * What is written to `.service` in a folder, read anew when it changes. What cannot be read is told to `log` once, and what was
 * there before stays.
 */
export function watchServiceFiles(root: string, first: ServiceFiles, log: (line: string) => void): () => ServiceFiles {
  let files = first;
  let stamp = getFileVersions(root);
  return () => {
    const now = getFileVersions(root);
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
