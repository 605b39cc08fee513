// npm run nginx -- [port] [address of the forms' service]: prints the configuration of an nginx for the built site.
import { resolve } from 'node:path';
import { readHeaders } from './host/headers-file';
import { formatNginxConfig } from './host/nginx-config';
import { readRedirects } from './host/redirects-file';

const [port = '8080', service] = process.argv.slice(2);
const root = resolve('public');

async function printConfig(): Promise<void> {
  const [{ rules }, { rules: headers }] = [await readRedirects(root), await readHeaders(root)];
  console.log(formatNginxConfig(rules, headers, { root, port: Number(port), ...(service === undefined ? {} : { service }) }));
}

printConfig().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
