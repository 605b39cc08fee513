// npm run nginx -- [port] [address of the forms' service]: prints the configuration of an nginx for the built site.
import { resolve } from 'node:path';
import { readHeaders } from './headers-file';
import { nginxConfiguration } from './nginx';
import { readRedirects } from './redirects-file';

const [port = '8080', service] = process.argv.slice(2);
const root = resolve('public');

async function print(): Promise<void> {
  const [{ rules }, { headers }] = [await readRedirects(root), await readHeaders(root)];
  console.log(nginxConfiguration(rules, headers, { root, port: Number(port), ...(service === undefined ? {} : { service }) }));
}

print().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
