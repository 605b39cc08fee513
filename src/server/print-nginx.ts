import { resolve } from 'node:path';
import { readHeaders } from './host/headers-file';
import { formatNginxConfig } from './host/nginx-config';
import { readRedirects } from './host/redirects-file';

const [port = '8080', service] = process.argv.slice(2);
const root = resolve('public');

/** `npm run nginx -- [port] [URL of the forms service]`: prints the nginx configuration for the built site. */
async function main(): Promise<void> {
  const [redirects, headers] = await Promise.all([readRedirects(root), readHeaders(root)]);
  console.log(
    formatNginxConfig(redirects.rules, headers.rules, { root, port: Number(port), ...(service === undefined ? {} : { service }) }),
  );
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
