import { vitalsSample } from '../domain/site-settings';

/** What the entries of the observed types have, each of them a part of it. */
interface Entry extends PerformanceEntry {
  responseStart: number;
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/** What is measured: times in milliseconds, negative where the browser cannot measure it or nothing happened. */
interface Report {
  path: string;
  net: string | undefined;
  ttfb?: number;
  lcp?: number;
  /** The slowest interaction. */
  inp: number;
  /** The largest sum of layout shifts with less than a second between them. */
  cls: number;
  /** The place of the last error. Its message could quote the visitor. */
  error?: string;
}

/** What an error event has, or one of a rejected promise. */
interface Thrown {
  error?: { stack?: string } | null;
  reason?: { stack?: string } | null;
}

interface Hints {
  connection?: { effectiveType?: string };
  globalPrivacyControl?: boolean;
}

function measurePage({ connection = {} }: Hints): void {
  const report: Report = { path: location.pathname, net: connection.effectiveType, inp: -1, cls: 'LayoutShift' in window ? 0 : -1 };
  let sum = 0;
  let last = 0;

  const onEvent = (entry: Entry) => {
    if (entry.interactionId) report.inp = Math.max(report.inp, entry.duration);
  };
  const handlers: Record<string, (entry: Entry) => void> = {
    navigation: (entry) => {
      report.ttfb = entry.responseStart;
    },
    'largest-contentful-paint': (entry) => {
      report.lcp = entry.startTime;
    },
    'layout-shift': (entry) => {
      if (entry.hadRecentInput) return;
      sum = entry.startTime - last < 1000 ? sum + entry.value : entry.value;
      last = entry.startTime;
      report.cls = Math.max(report.cls, sum);
    },
    event: onEvent,
    'first-input': onEvent,
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => handlers[entry.entryType]!(entry as Entry)));
  for (const type of PerformanceObserver.supportedEntryTypes) if (handlers[type]) observer.observe({ type, buffered: true });

  const onError = (event: Thrown) => {
    const place = RegExp(`${location.host}/(\\S+:\\d+)`).exec((event.error || event.reason || {}).stack as string);
    if (place) report.error = place[1]!;
  };
  addEventListener('error', onError as EventListener);
  addEventListener('unhandledrejection', onError as EventListener);
  const send = () =>
    document.hidden &&
    navigator.sendBeacon(
      `${process.env.GATSBY_API_BASE ?? '/api'}/timings`,
      new URLSearchParams(report as unknown as Record<string, string>),
    );
  addEventListener('visibilitychange', send, { once: true });
}

/**
 * A8: measures a share of the visits, and reports each page once: when it is hidden for the first time, unless it was opened out of sight. A
 * visitor who does not want to be counted is not, and programs that drive a browser are no visits.
 */
export function startVitals(): void {
  const { doNotTrack, webdriver, globalPrivacyControl } = navigator as Navigator & Hints;
  if (Math.random() < vitalsSample && !webdriver && doNotTrack !== '1' && !globalPrivacyControl) measurePage(navigator as Hints);
}
