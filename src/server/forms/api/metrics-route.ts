import { createHash, timingSafeEqual } from 'node:crypto';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { withDeadline } from './deadline';
import { formatMetrics } from '../model/metrics';
import type { ApiDeps } from './dependencies';
import { HttpError } from './http-error';

const routes = [
  'inquiries',
  'newsletter',
  'newsletter/confirm',
  'newsletter/leave',
  'staff',
  'staff/file',
  'timings',
  'health',
  'alive',
  'metrics',
];

/** The route of a request: one of those that exist, so that nobody can create labels. */
export function getRouteName({ url }: Request): string {
  const path = new URL(url).pathname.replace(/^\/api\/|\/$/g, '');
  return routes.includes(path) ? path : 'other';
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The metrics as OpenMetrics text.
 * @throws {HttpError} 404 when there is no token, or the request does not have it.
 */
export async function handleMetrics(
  request: Request,
  { store, requests, settings, buildId, requestTimeout, now }: ApiDeps,
): Promise<Response> {
  const { metricsToken } = settings;
  const given = request.headers.get('authorization') ?? '';
  if (metricsToken === undefined || !timingSafeEqual(hash(given), hash(`Bearer ${metricsToken}`))) throw new HttpError(404, 'not_found');
  const outbox = await withDeadline(store.getOutboxState(), requestTimeout).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  });
  const headers = { 'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8' };
  return new Response(formatMetrics({ requests, outbox, buildId }, now()), { headers });
}
