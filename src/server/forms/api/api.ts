import { type Context, Hono } from 'hono';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { describeError } from '../model/describe-error';
import { countRequest } from '../model/metrics';
import { handleInquiry } from './inquiries';
import { handleConfirmationPage, handleLinkSubmit, handleSubscribe } from './newsletter';
import type { ApiBindings, ApiDeps } from './dependencies';
import { withDeadline } from './deadline';
import { HttpError } from './http-error';
import { getRouteName, handleMetrics } from './metrics-route';
import { readBody } from './read-body';
import { type ApiResponse, commonHeaders, toErrorResponse, negotiateResponse } from './response';
import { assertSameOrigin } from './same-origin';
import { type LinkPurpose, linkNames } from './signed-link';
import { handleStaffFile, handleStaffPage, handleStaffSubmit } from './staff';
import { createMemoryLimit, createUploadSlots } from './memory-limits';
import { handleTimings } from './timings';

interface Env {
  Bindings: ApiBindings;
}

function toHttpError(error: Error, log: ApiDeps['log']): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseUnavailable) {
    log(`forms: ${error.message}`);
    return new HttpError(503, error.problem === 'not set' ? 'preview' : 'unavailable', { headers: { 'Retry-After': '30' } });
  }
  log(`forms: ${describeError(error)}`);
  return new HttpError(500, 'failed');
}

/** Whether forms can be taken now, for monitors. What restarts a process asks `/api/alive`: a restart mends no database. */
async function handleHealth({ store, requestTimeout }: ApiDeps) {
  try {
    await withDeadline(store.checkWritable(), requestTimeout);
    return Response.json({ status: 'ok', database: 'ok', outbox: await withDeadline(store.countOutbox(), requestTimeout) });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return Response.json({ status: 'unavailable', database: error.problem }, { status: 503 });
  }
}

/** A web-standard request handler. */
export type ApiHandler = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** Creates the handler of everything under `/api`: newsletter, inquiries, health. A final slash makes no difference. */
export function createApi(deps: ApiDeps): ApiHandler {
  const api = new Hono<Env>({ strict: false }).basePath('/api');
  const send = (c: Context<Env>, response: ApiResponse) => negotiateResponse(c.req.raw, response, deps.shell, deps.content);
  const rejectMethod = (allowed: string) => () => {
    throw new HttpError(405, 'method', { headers: { Allow: allowed } });
  };

  /** Answers within the deadline. `response` must begin after the body has been read, so that a slow upload uses none of the time. */
  const answer = async (c: Context<Env>, response: Promise<ApiResponse>) => send(c, await withDeadline(response, deps.requestTimeout));

  const openUploadSlot = createUploadSlots();
  const handleForm =
    (handle: typeof handleSubscribe, { takesFiles }: { takesFiles: boolean }) =>
    async (c: Context<Env>) => {
      assertSameOrigin(c.req.raw);
      const slot = openUploadSlot(c.env.clientIp);
      try {
        const fields = await readBody(c.req.raw, takesFiles ? slot : undefined);
        return await slot.inTurn(() => answer(c, handle(fields, c.env.clientIp, deps)));
      } finally {
        slot.release();
      }
    };
  api.post('/newsletter', handleForm(handleSubscribe, { takesFiles: false })).all(rejectMethod('POST'));
  api.post('/inquiries', handleForm(handleInquiry, { takesFiles: true })).all(rejectMethod('POST'));
  const limitTimings = createMemoryLimit(deps.settings.limits.perAddress);
  const countTimings = async (c: Context<Env>) => {
    assertSameOrigin(c.req.raw);
    limitTimings(c.env.clientIp, deps.now().getTime());
    return handleTimings(c.req.raw, await readBody(c.req.raw), deps);
  };
  api.post('/timings', countTimings).all(rejectMethod('POST'));
  api.get('/health', () => handleHealth(deps)).all(rejectMethod('GET, HEAD'));
  api.get('/alive', () => Response.json({ status: 'ok' })).all(rejectMethod('GET, HEAD'));
  api.get('/metrics', (c) => handleMetrics(c.req.raw, deps)).all(rejectMethod('GET, HEAD'));

  for (const purpose of ['confirm', 'unsubscribe'] satisfies LinkPurpose[]) {
    const path = `/newsletter/${linkNames[purpose]}`;
    api.get(path, (c) => answer(c, handleConfirmationPage(c.req.query('of'), purpose, deps)));
    // No same-origin check: mail programs post here too (RFC 8058), and the signature is the authorization.
    api.post(path, (c) => answer(c, handleLinkSubmit(c.req.query('of'), purpose, deps)));
    api.all(path, rejectMethod('GET, HEAD, POST'));
  }

  // The address is the authorization: nobody may learn it from a referrer, a search engine or a cache.
  api.use('/staff/*', async (c, next) => {
    await next();
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
  });
  const toStaffRequest = (c: Context<Env>) => ({ token: c.req.query('of'), clientIp: c.env.clientIp });
  api.get('/staff', (c) => answer(c, handleStaffPage(toStaffRequest(c), c.req.query('done'), deps)));
  api.post('/staff', async (c) => answer(c, handleStaffSubmit(toStaffRequest(c), await readBody(c.req.raw), deps)));
  api.all('/staff', rejectMethod('GET, HEAD, POST'));
  api.get('/staff/file', (c) => answer(c, handleStaffFile(toStaffRequest(c), c.req.query('n'), deps))).all(rejectMethod('GET, HEAD'));

  api.notFound((c) => send(c, toErrorResponse(new HttpError(404, 'not_found'), c.req.raw, deps.content)));
  api.onError((error, c) => send(c, toErrorResponse(toHttpError(error, deps.log), c.req.raw, deps.content)));
  return async (request, bindings = {}) => {
    const response = await api.fetch(request, bindings);
    for (const [name, value] of Object.entries({ ...deps.content.headers, ...commonHeaders }))
      if (!response.headers.has(name)) response.headers.set(name, value);
    if (deps.requests) countRequest(deps.requests, getRouteName(request), response.status);
    return response;
  };
}
