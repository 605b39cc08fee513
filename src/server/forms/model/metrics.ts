/** The state of the outbox for the metrics. */
export interface OutboxState {
  waiting: number;
  dead: number;
  /** Since when the oldest waiting mail waits; null if none waits. */
  oldestAt: Date | null;
}

/** The counters of this process. They contain no personal data. */
export interface Metrics {
  countRequest: (route: string, status: number) => void;
  observeDatabase: (seconds: number) => void;
  /** Formats the counters and the current state as OpenMetrics text. `outbox` is undefined while the database is unavailable. */
  format: (state: { outbox: OutboxState | undefined; buildId: string; now: Date }) => string;
}

const escapeLabel = (value: string): string => value.replace(/["\\\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

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

/** Creates the counters of a process, all zero. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const database = { count: 0, sum: 0 };
  return {
    countRequest: (route, status) => {
      const labels = `route="${escapeLabel(route)}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
    },
    observeDatabase: (seconds) => {
      database.count += 1;
      database.sum += seconds;
    },
    format: ({ outbox, buildId, now }) =>
      [
        '# TYPE forms_requests counter',
        ...Array.from(requests, ([labels, count]) => `forms_requests_total{${labels}} ${count}`),
        '# TYPE forms_database_seconds summary',
        '# UNIT forms_database_seconds seconds',
        `forms_database_seconds_count ${database.count}`,
        `forms_database_seconds_sum ${database.sum}`,
        '# TYPE forms_database_up gauge',
        `forms_database_up ${outbox ? 1 : 0}`,
        ...(outbox ? formatOutbox(outbox, now) : []),
        '# TYPE forms_build info',
        `forms_build_info{id="${escapeLabel(buildId)}"} 1`,
        '# EOF',
        '',
      ].join('\n'),
  };
}
