// Builds the site and fails when the build wrote other types than the committed ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const file = 'src/gatsby-types.d.ts';
const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const committed = read();
const env = { ...process.env, AVIF_EFFORT: '0' };
const { status } = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit', env });
if (status !== 0) process.exit(status ?? 1);
if (read() === committed) process.exit(0);
console.error(`${file} was not what the build generates. The build has just written it anew: look at the change and commit it.`);
process.exit(1);
