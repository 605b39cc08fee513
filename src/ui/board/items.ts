import type { Things, ThingsFile } from '../../logic/board-things';
import { thingsPath } from '../../logic/board-things';

/** Why a file did not come: it is not there, or this time it could not be had. */
class Away extends Error {
  override name = 'Away';
}

async function fetchFile(path: string): Promise<ThingsFile> {
  const response = await fetch(path);
  // A host answers with its error page for what is not there.
  if (response.status === 404) return {};
  if (!response.ok) throw new Away(`${path}: ${response.status}`);
  return (await response.json()) as ThingsFile;
}

const coming = new Map<string, Promise<ThingsFile>>();

/** A file of things, fetched once; one that did not come is asked for again the next time. */
function fileAt(path: string): Promise<ThingsFile> {
  const file = coming.get(path) ?? fetchFile(path);
  coming.set(path, file);
  file.catch(() => coming.delete(path));
  return file;
}

/** What is known of things: null stands for what the site does not have (any more); what could not be fetched is missing. */
export async function fetchThings(things: readonly string[]): Promise<Things> {
  const found = await Promise.all(
    things.map((thing) =>
      fileAt(thingsPath(thing)).then(
        (file): [string, ThingsFile[string] | null][] => [[thing, Object.hasOwn(file, thing) ? file[thing]! : null]],
        () => [],
      ),
    ),
  );
  return new Map(found.flat());
}
