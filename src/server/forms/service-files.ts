import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceContent, serviceContentSchema } from '../../schema/service';

/** The output of the build for the forms service. */
export interface ServiceFiles {
  content: ServiceContent;
  /** The page around HTML responses; undefined before the first build. */
  shell: string | undefined;
  /** The id of the build; undefined if its files are not beside the service. */
  buildId?: string | undefined;
}

function readIfExists(root: string, name: string): string | undefined {
  try {
    return readFileSync(join(root, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readBuildId(root: string): string | undefined {
  const json = readIfExists(root, 'public/builds/latest.json');
  return json === undefined ? undefined : (JSON.parse(json) as { id: string }).id;
}

/**
 * Reads the files in the `.service` folder of a project; undefined if no build has run.
 * @throws {Error} when the files were written by another version of the site.
 */
export function readServiceFiles(root: string): ServiceFiles | undefined {
  const json = readIfExists(root, '.service/content.json');
  if (json === undefined) return undefined;
  const { data, success } = serviceContentSchema.safeParse(JSON.parse(json));
  if (!success) throw new Error('.service/content.json was written by another version of the site: run "npm run build".');
  return { content: data, shell: readIfExists(root, '.service/form-response-shell.html'), buildId: readBuildId(root) };
}

/** Returns a function that reads the files again on each call. An error is logged, and the last valid files stay in use. */
export function watchServiceFiles(root: string, initialFiles: ServiceFiles, log: (line: string) => void): () => ServiceFiles {
  let files = initialFiles;
  return () => {
    try {
      files = readServiceFiles(root) ?? files;
    } catch (error) {
      log((error as Error).message);
    }
    return files;
  };
}
