import { resolveTxt } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { explainUsage } from '../../src/domain/command-line';
import { listChecks, runChecks } from './checks';
import { createSite } from './site';

/** A line for each question. The exit code is 1 if an answer is wrong. */
const usage = `npm run deploy:check -- https://www.narra.example --mail=narra.example --dkim=<selector>
asks a published site what docs/deploy.md lists`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { mail: { type: 'string' }, dkim: { type: 'string' } } });
  const site = createSite(positionals[0] ?? '');
  // A site that cannot be reached is one fault, one that is closed another.
  const { headers } = await site.ask('/');
  if (/\/maintenance\/?$/.test(headers.get('location') ?? '')) {
    console.log('The site is closed for maintenance: open it (docs/deploy.md, Maintenance), and ask again.');
    process.exitCode = 1;
    return;
  }
  const results = await runChecks(site, listChecks(resolveTxt, { domain: values.mail, selector: values.dkim }));
  for (const { name, state, text } of results) console.log(`${state.padEnd(6)} ${name}: ${text}`);
  const wrong = results.filter(({ state }) => state === 'WRONG').length;
  console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${results.length} answers are wrong.`);
  if (wrong > 0) process.exitCode = 1;
}

explainUsage(process, usage);
main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
