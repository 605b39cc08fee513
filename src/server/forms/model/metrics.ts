/** The state of the outbox for the metrics. */
export interface OutboxState {
  waiting: number;
  dead: number;
  /** Since when the oldest waiting mail waits; null if none waits. */
  oldestAt: Date | null;
}

/** The metrics: how often each route was answered with each status, the state of the outbox and the id of the build. No personal data. */
export interface Metrics {
  /** By their labels. Undefined where each of many processes has counts of its own, which would mislead. */
  requests: ReadonlyMap<string, number> | undefined;
  /** Undefined while the database is unavailable. */
  outbox: OutboxState | undefined;
  buildId: string;
}

const escapeLabel = (value: string): string => value.replace(/["\\\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

/** Counts an answer. */
export function countRequest(requests: Map<string, number>, route: string, status: number): void {
  const labels = `route="${escapeLabel(route)}",status="${status}"`;
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

/** Formats the metrics as OpenMetrics text. */
export const formatMetrics = ({ requests, outbox, buildId }: Metrics, now: Date): string =>
  [
    ...(requests ? ['# TYPE forms_requests counter'] : []),
    ...Array.from(requests ?? [], ([labels, count]) => `forms_requests_total{${labels}} ${count}`),
    '# TYPE forms_database_up gauge',
    `forms_database_up ${outbox ? 1 : 0}`,
    ...(outbox ? formatOutbox(outbox, now) : []),
    '# TYPE forms_build info',
    `forms_build_info{id="${escapeLabel(buildId)}"} 1`,
    '# EOF',
    '',
  ].join('\n');
