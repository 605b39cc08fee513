import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { startHost } from '../src/server/host/start-host';

/** Answers every form without storing it: what remains is the cost of HTTP and JSON. */
const listener = getRequestListener(
  async (request) => {
    await request.json();
    return Response.json({ reference: '222-222' }, { status: 201 });
  },
  { overrideGlobalObjects: false },
);

void startHost(resolve('public'), 0, { api: (request, response) => void listener(request, response) }).then(({ port }) =>
  console.log(`The site is at http://localhost:${port}`),
);
