import { vitalsSample } from '../../domain/settings/site-settings';

/** A8: measures a share of the visits, by code that loads after everything else. Programs that drive a browser are no visits. */
export function startVitals(): void {
  if (Math.random() < vitalsSample && !navigator.webdriver) import('./report-vitals').catch(() => undefined);
}
