// npm run admin: serves the built site to this machine alone, with the editing screen at /admin changing the files of this repository, or
// of the one that GIT_REPO_DIRECTORY names. "npm run develop" beside it shows each change as it is saved.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainUsage } from '../src/domain/command-line';
import { startHost } from '../src/server/host/start-host';
import { createFileApi } from './local-files';

async function main(): Promise<void> {
  const root = resolve('public');
  const { port } = await startHost(root, Number(process.env['PORT'] ?? 9001), { api: await createFileApi(), address: '127.0.0.1' });
  const { backend } = JSON.parse(readFileSync(`${root}/admin/config.json`, 'utf8')) as { backend: { name: string } };
  if (backend.name !== 'proxy')
    throw new Error(`This site was built for ${backend.name}: build it with no CMS_BACKEND to edit the files here.`);
  console.log(`The editing screen is at http://localhost:${port}/admin`);
}

explainUsage(process, 'npm run admin    opens the editing screen for the files of this folder, after npm run build');
main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
