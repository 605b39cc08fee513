import { type Context, Hono } from 'hono';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { handleInquiry } from './inquiries';
import { handleSubscribe } from './newsletter';
import type { ApiBindings, ApiDeps } from './dependencies';
import { HttpError } from './http-error';
import { readBody } from './read-body';
import { type ApiResponse, toErrorResponse, negotiateResponse } from './response';
import { assertSameOrigin } from './same-origin';
import type { LinkPurpose } from './signed-link';
import { handleConfirmationPage, handleLinkSubmit } from './subscription-links';

interface Env {
  Bindings: ApiBindings;
}

/** An error in words that hold none of its data: a driver's message may quote what was sent. */
const describeError = (error: Error): string => {
  const { code } = error as { code?: unknown };
  const [, place = ''] = /\n\s+at (.*)/.exec(error.stack ?? '') ?? [];
  return `${error.name}${typeof code === 'string' ? ` ${code}` : ''} at ${place}`;
};

function toHttpError(error: Error, log: ApiDeps['log']): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailable) {
    log(`forms: ${error.message}`);
    return new HttpError(503, error.isMissing ? 'preview' : 'away', { headers: { 'Retry-After': '30' } });
  }
  log(`forms: ${describeError(error)}`);
  return new HttpError(500, 'failed');
}

async function handleHealth({ store }: ApiDeps) {
  try {
    return Response.json({ status: 'ok', database: 'ok', outbox: await store.countOutbox() }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return Response.json({ status: 'away', database: 'away' }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** A web-standard handler. */
export type ApiHandler = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** The forms' service under `/api`: newsletter, inquiries and health, with and without a final slash. */
export function createApi(deps: ApiDeps): ApiHandler {
  const api = new Hono<Env>({ strict: false }).basePath('/api');
  const send = (c: Context<Env>, reply: ApiResponse) => negotiateResponse(c.req.raw, reply, deps.shell, deps.content);
  const only = (allowed: string) => () => {
    throw new HttpError(405, 'method', { headers: { Allow: allowed } });
  };

  const taking = (handle: typeof handleSubscribe) => async (c: Context<Env>) => {
    assertSameOrigin(c.req.raw);
    const fields = await readBody(c.req.raw);
    return send(c, await handle(fields, c.env.clientIp, deps));
  };
  api.post('/newsletter', taking(handleSubscribe)).all(only('POST'));
  api.post('/inquiries', taking(handleInquiry)).all(only('POST'));
  api.get('/health', () => handleHealth(deps)).all(only('GET, HEAD'));

  for (const purpose of ['confirm', 'leave'] satisfies LinkPurpose[]) {
    const path = `/newsletter/${purpose}`;
    api.get(path, async (c) => send(c, await handleConfirmationPage(c.req.query('of'), purpose, deps)));
    // From a mail program's own button too (RFC 8058): the signature is all the leave it needs.
    api.post(path, async (c) => send(c, await handleLinkSubmit(c.req.query('of'), purpose, deps)));
    api.all(path, only('GET, HEAD, POST'));
  }

  api.notFound((c) => send(c, toErrorResponse(new HttpError(404, 'not_found'), c.req.raw, deps.content)));
  api.onError((error, c) => send(c, toErrorResponse(toHttpError(error, deps.log), c.req.raw, deps.content)));
  return async (request, bindings = {}) => api.fetch(request, bindings);
}
