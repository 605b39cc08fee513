// node scripts/touches-code.mjs BASE: prints `code=false` when what has changed since BASE is words and pictures alone, else `code=true`.
// Words and pictures need neither the tests of the server nor lint. An unknown base needs everything.
import { spawnSync } from 'node:child_process';

const [base = ''] = process.argv.slice(2);
const { status, stdout } = spawnSync('git', ['diff', '--name-only', '-z', `${base}...HEAD`], { encoding: 'utf8' });
const files = stdout.split('\0').filter((file) => file !== '');

// The tests try what the guide says.
const isContent = (file) => file.startsWith('content/') && file !== 'content/README.md';

console.log(`code=${status !== 0 || !files.every(isContent)}`);
