import { toManilaDay } from '../../../domain/dates';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { type TimingReport, timingMetrics } from '../model/timings';
import type { BodyFields } from './read-body';
import type { ApiDeps } from './dependencies';
import { HttpError } from './response';

const knownFields = ['path', 'net', 'error', ...timingMetrics];
const connections = ['slow-2g', '2g', '3g', '4g'];
/** Ten minutes. A longer time is not a measurement of a page in use. */
const maxValue = 600_000;

/** The sections whose pages are counted separately. */
const countedSections = /^(?:article|board|brand-partners|careers|contact-us|news-and-events|our-story|privacy|search|service|showrooms)$/;

/** The kind of page at a path: its section, with a star if it is a page below it. */
export function getPageKind(path: string): string {
  const [section = '', ...rest] = path.split('/').filter(Boolean);
  if (section === '') return 'home';
  if (!countedSections.test(section)) return 'other';
  return rest.length > 0 ? `${section}/*` : section;
}

/** The time or the layout shift in a text. What a browser did not measure is sent as `undefined` or a negative number. */
function readValue(text: unknown, isShift: boolean): number | undefined {
  const value = typeof text === 'string' && /^\d{1,9}(?:\.\d+)?(?:e-\d+)?$/.test(text) ? Number(text) * (isShift ? 1000 : 1) : Infinity;
  return value <= maxValue ? value : undefined;
}

/** @throws {HttpError} 422 when it is no report. */
function parseReport(fields: BodyFields): TimingReport {
  const { path, net, error } = fields;
  if (typeof path !== 'string' || Object.keys(fields).some((name) => !knownFields.includes(name)))
    throw new HttpError(422, 'many_problems');
  const values = timingMetrics.map((metric) => [metric, readValue(fields[metric], metric === 'cls')] as const);
  return {
    page: getPageKind(path),
    connection: connections.find((connection) => connection === net) ?? 'unknown',
    values: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    // The file, the line and the column.
    error: typeof error === 'string' && /^[\w./-]{1,100}:\d{1,6}(?::\d{1,7})?$/.test(error) ? error : undefined,
  };
}

const refusesCounting = ({ headers }: Request): boolean => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

/**
 * Counts the report of a page, without anything that could identify its visitor. While the database is unavailable the report is
 * dropped, and the response is the same.
 * @throws {HttpError} 422 when it is no report.
 */
export async function handleTimings(request: Request, fields: BodyFields, { store, now }: ApiDeps): Promise<Response> {
  const report = parseReport(fields);
  if (!refusesCounting(request)) {
    await store.countTimings(report, toManilaDay(now())).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    });
  }
  return new Response(null, { status: 204 });
}
