import { createHash, timingSafeEqual } from 'node:crypto';
import { DatabaseUnavailable, withDeadline } from '../model/database-unavailable';
import type { FormPromises, OutboxState } from '../model/service-types';
import type { ApiDeps } from './dependencies';
import { HttpError } from './response';

/** Counts an answer of a route, by the pattern of its path: nobody can create labels. */
export function countRequest(requests: Map<string, number>, pattern: string, status: number): void {
  const route = pattern.includes('*') ? 'other' : pattern.replace('/api/', '');
  const labels = `route="${route}",status="${status}"`;
  requests.set(labels, (requests.get(labels) ?? 0) + 1);
}

function formatOutbox({ waiting, dead, oldestAt }: OutboxState, now: Date): string[] {
  const age = oldestAt ? Math.max(0, (now.getTime() - oldestAt.getTime()) / 1000) : 0;
  return [
    '# TYPE forms_outbox_mails gauge',
    `forms_outbox_mails{state="waiting"} ${waiting}`,
    `forms_outbox_mails{state="dead"} ${dead}`,
    '# TYPE forms_outbox_oldest_seconds gauge',
    '# UNIT forms_outbox_oldest_seconds seconds',
    `forms_outbox_oldest_seconds ${age}`,
  ];
}

function formatPromises(promises: readonly FormPromises[]): string[] {
  const states = ['open', 'kept', 'broken'] as const;
  return [
    '# TYPE forms_promises gauge',
    ...promises.flatMap(({ form, ...counts }) => states.map((state) => `forms_promises{form="${form}",state="${state}"} ${counts[state]}`)),
    '# TYPE forms_answer_median_seconds gauge',
    '# UNIT forms_answer_median_seconds seconds',
    ...promises.flatMap(({ form, medianHours }) =>
      medianHours === null ? [] : [`forms_answer_median_seconds{form="${form}"} ${Math.round(medianHours * 3600)}`],
    ),
  ];
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * How often each route was answered with each status, the state of the database, the outbox and the
 * promises of the last thirty days, and the id of the build, as OpenMetrics text
 * without personal data.
 * @throws {HttpError} 404 when there is no token, or the request does not have it.
 */
export async function handleMetrics(
  { headers }: Request,
  { store, requests, settings: { metricsToken }, buildId, requestTimeout, now }: ApiDeps,
): Promise<Response> {
  const given = headers.get('authorization') ?? '';
  if (metricsToken === undefined || !timingSafeEqual(hash(given), hash(`Bearer ${metricsToken}`))) throw new HttpError(404, 'not_found');
  const read = Promise.all([store.getOutboxState(), store.listPromises(now())]);
  const state = await withDeadline(read, requestTimeout).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  });
  const lines = [
    ...(requests ? ['# TYPE forms_requests counter'] : []),
    ...Array.from(requests ?? [], ([labels, count]) => `forms_requests_total{${labels}} ${count}`),
    '# TYPE forms_database_up gauge',
    `forms_database_up ${state ? 1 : 0}`,
    ...(state ? [...formatOutbox(state[0], now()), ...formatPromises(state[1])] : []),
    '# TYPE forms_build info',
    `forms_build_info{id="${buildId}"} 1`,
    '# EOF',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8' } });
}
