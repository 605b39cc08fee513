import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readHeaders } from './host/headers-file';
import { formatNginxConfig } from './host/nginx-config';
import { readRedirects } from './host/redirects-file';
import { runCommand } from './run-command';

const { values, positionals } = parseArgs({ options: { brotli: { type: 'boolean' } }, allowPositionals: true });
const [port = '8080', service] = positionals;
const root = resolve('public');

/**
 * `npm run nginx -- [--brotli] [port] [URL of the forms service]`: prints the nginx configuration for the built site. With `--brotli`, nginx
 * needs the module `ngx_http_brotli_static_module`.
 */
async function main(): Promise<void> {
  const [redirects, headers] = await Promise.all([readRedirects(root), readHeaders(root)]);
  console.log(
    formatNginxConfig(redirects.rules, headers.rules, {
      root,
      port: Number(port),
      hasBrotli: values.brotli ?? false,
      ...(service === undefined ? {} : { service }),
    }),
  );
}

runCommand(main);
