// Checks the import rule and compares docs/graph.svg with what the code says; --draw writes it instead of comparing.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { renderImportGraph } from './import-graph.mjs';

const file = 'docs/graph.svg';

const folders = ['src', 'netlify'].filter((folder) => existsSync(folder));
const entries = readdirSync('.').filter((name) => /^gatsby-\w+\.tsx?$/.test(name));
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output: result } = await cruise([...folders, ...entries].sort(), { ...options, validate: true });

const { output: words, exitCode } = await format(result, { outputType: 'err-long' });
console.log(words);
if (exitCode !== 0) process.exit(1);

const drawing = await renderImportGraph(result);
if (process.argv.includes('--draw')) writeFileSync(file, drawing);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== drawing) {
  console.error(`${file} does not show the imports as they are. Run "npm run imports:draw" and commit it.`);
  process.exit(1);
}
