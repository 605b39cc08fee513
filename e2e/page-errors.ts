import type { Page } from '@playwright/test';

/** Collects everything that a page should not do, as text, as it occurs; violations of the policy are console messages too. */
export function collectPageErrors(page: Page, host: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`answered ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, host: requestHost, href } = new URL(request.url());
    if (protocol.startsWith('http') && requestHost !== host) errors.push(`another host: ${href}`);
  });
  return errors;
}
