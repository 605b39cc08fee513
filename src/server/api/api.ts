import { type Context, Hono } from 'hono';
import { DatabaseAway } from '../../logic/database-away';
import { inquire } from './inquiries';
import { subscribe } from './newsletter';
import type { ApiBindings, ApiDeps } from './ports';
import { Problem } from './problem';
import { readBody } from './read-body';
import { type Reply, replyTo, respond } from './reply';
import { refuseOtherOrigins } from './same-origin';
import type { Purpose } from './signed-link';
import { askFirst, obeyLink } from './subscription-links';

interface Env {
  Bindings: ApiBindings;
}

/** An error in words that hold none of its data: a driver's message may quote what was sent. */
const inShort = (error: Error): string => {
  const { code } = error as { code?: unknown };
  const [, place = ''] = /\n\s+at (.*)/.exec(error.stack ?? '') ?? [];
  return `${error.name}${typeof code === 'string' ? ` ${code}` : ''} at ${place}`;
};

function problemOf(error: Error, log: ApiDeps['log']): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseAway) {
    log(`forms: ${error.message}`);
    return new Problem(503, error.isMissing ? 'preview' : 'away', { headers: { 'Retry-After': '30' } });
  }
  log(`forms: ${inShort(error)}`);
  return new Problem(500, 'failed');
}

async function health({ store }: ApiDeps) {
  try {
    return Response.json(
      { status: 'ok', database: 'ok', outbox: await store.outboxCounts() },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    return Response.json({ status: 'away', database: 'away' }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** A web-standard handler. */
export type Api = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** The forms' service under `/api`: newsletter, inquiries and health, with and without a final slash. */
export function createApi(deps: ApiDeps): Api {
  const api = new Hono<Env>({ strict: false }).basePath('/api');
  const send = (c: Context<Env>, reply: Reply) => respond(c.req.raw, reply, deps.frame, deps.content);
  const only = (allowed: string) => () => {
    throw new Problem(405, 'method', { headers: { Allow: allowed } });
  };

  const taking = (handle: typeof subscribe) => async (c: Context<Env>) => {
    refuseOtherOrigins(c.req.raw);
    const fields = await readBody(c.req.raw);
    return send(c, await handle(fields, c.env.address, deps));
  };
  api.post('/newsletter', taking(subscribe)).all(only('POST'));
  api.post('/inquiries', taking(inquire)).all(only('POST'));
  api.get('/health', () => health(deps)).all(only('GET, HEAD'));

  for (const purpose of ['confirm', 'leave'] satisfies Purpose[]) {
    const path = `/newsletter/${purpose}`;
    api.get(path, async (c) => send(c, await askFirst(c.req.query('of'), purpose, deps)));
    // From a mail program's own button too (RFC 8058): the signature is all the leave it needs.
    api.post(path, async (c) => send(c, await obeyLink(c.req.query('of'), purpose, deps)));
    api.all(path, only('GET, HEAD, POST'));
  }

  api.notFound((c) => send(c, replyTo(new Problem(404, 'not_found'), c.req.raw, deps.content)));
  api.onError((error, c) => send(c, replyTo(problemOf(error, deps.log), c.req.raw, deps.content)));
  return async (request, bindings = {}) => api.fetch(request, bindings);
}
