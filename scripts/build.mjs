// Builds the site. On a terminal Gatsby draws its progress with escape codes; into a file or a pipe it prints plain lines, also where the host
// asks for colors. From Node 21 on, a package of Gatsby uses a deprecated module, which Gatsby prints as an error.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
const plain = process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist', FORCE_COLOR: '0' };
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`;
const { status } = spawnSync(process.execPath, [gatsby, 'build'], { stdio: 'inherit', env: { ...process.env, ...plain, NODE_OPTIONS } });
process.exitCode = status ?? 1;
