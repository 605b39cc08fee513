import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFormsService } from './forms/start-forms-service';

/** Forked by `gatsby develop`: the forms' service on a free port, which it tells; it ends with its parent. */
function main(): void {
  const forms = startFormsService(process.cwd(), process.env, true);
  if (!forms) throw new Error('There is no .service/content.json yet.');
  const server = createServer(forms.listener).listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
  process.once('disconnect', () => void forms.stop().finally(() => process.exit(0)));
}

main();
