import type { Page } from '@playwright/test';

/** Navigates as a script of the site does, and returns what was refused. */
export const navigate = (page: Page, to: string): Promise<string> =>
  page.evaluate((address) => {
    try {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
      return '';
    } catch (error) {
      return (error as Error).name;
    }
  }, to);

/** Marks the document, so that a full load can be distinguished from a client navigation. */
export const markDocument = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isDocumentMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

/** Collects the paths of the documents that a page requests. */
export function recordDocumentRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}
