import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { printFailure } from './forms/model/log';
import { readSettings } from './forms/model/settings';
import { startFormsService } from './forms/start-forms-service';

/** Forked by `gatsby develop`: starts the forms service on a free port, sends the port to the parent, and ends with it. */
async function main(): Promise<void> {
  const forms = await startFormsService(process.cwd(), readSettings(process.env));
  if (!forms) throw new Error('There is no .service/content.json yet.');
  process.once('disconnect', () => void forms.stop().finally(() => process.exit(0)));
  await forms.ready;
  const server = createServer(forms.listener);
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

main().catch(printFailure);
