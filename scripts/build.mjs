// Builds the site. On a terminal Gatsby draws its progress with escape codes; into a file or a pipe it prints plain lines.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
const plain = process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist', NO_COLOR: '1' };
const { status } = spawnSync(process.execPath, [gatsby, 'build'], { stdio: 'inherit', env: { ...process.env, ...plain } });
process.exitCode = status ?? 1;
