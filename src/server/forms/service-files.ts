import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serviceContentSchema } from '../../schema/service';
import type { ServiceFiles } from './api/dependencies';
import { fallbackShell } from './api/response';

function readIfExists(root: string, name: string): string | undefined {
  try {
    return readFileSync(join(root, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the files in the `.service` folder of a project; undefined if no build has run.
 * @throws {Error} when the files were written by another version of the site.
 */
export function readServiceFiles(root: string): ServiceFiles | undefined {
  const path = '.service/content.json';
  const json = readIfExists(root, path);
  if (json === undefined) return undefined;
  const { data, success } = serviceContentSchema.safeParse(JSON.parse(json));
  if (!success) throw new Error(`${path} was written by another version of the site: run "npm run build".`);
  return {
    content: data,
    shell: readIfExists(root, '.service/form-response-shell.html') ?? fallbackShell,
    builtAt: statSync(join(root, path)).mtime,
  };
}
