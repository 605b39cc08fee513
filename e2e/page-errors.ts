import type { Page } from '@playwright/test';

/** Everything a page should not do, in words, as it happens; the console tells of what violates the policy, too. */
export function collectPageErrors(page: Page, host: string): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`answered ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, host: asked, href } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== host) heard.push(`another host: ${href}`);
  });
  return heard;
}
