import { expect, test } from '@jest/globals';
import { DatabaseUnavailable } from './model/database-unavailable';
import { createSender } from './sender';

test.each([
  ['once is marked a moment later', 1, ['send', 'mark', 'mark']],
  ['twice is not sent again by the same sender', 2, ['send', 'mark', 'mark', 'mark']],
])('[A4] a mail that could not be marked as sent %s', async (_, failures, expected) => {
  const calls: string[] = [];
  const mail = { to: null, subject: 'Sample', text: 'Sample' };
  let isDue = true;
  const send = createSender({
    store: {
      claimMail: (__, ___, recipient) => {
        const claimed =
          isDue && recipient === 'staff'
            ? { id: 'id', claim: 'claim', mail, inquiryId: null, tries: 1, unknowns: 0, files: [] }
            : undefined;
        if (claimed) isDue = false;
        return Promise.resolve(claimed);
      },
      markSent: () => (calls.push('mark') - 1 <= failures ? Promise.reject(new DatabaseUnavailable('no answer')) : Promise.resolve()),
      markFailed: () => Promise.reject(new Error('It did not fail.')),
      blockAddress: () => Promise.resolve(),
      postponeDomain: () => Promise.resolve(),
    },
    complete: (completed) => Promise.resolve(completed),
    send: () => Promise.resolve(void calls.push('send')),
    staffEmail: 'staff@narra.example',
    now: () => new Date(),
    log: () => undefined,
    markDelay: 20,
  });
  const outcomes = [];
  const startedAt = performance.now();
  for (let run = 0; run < failures; run += 1) {
    outcomes.push(
      await send(1000).then(
        (count) => count,
        (error: unknown) => (error instanceof DatabaseUnavailable ? 'unavailable' : error),
      ),
    );
    isDue = true;
  }
  expect([outcomes, calls, performance.now() - startedAt > 15]).toEqual([failures === 1 ? [1] : ['unavailable', 1], expected, true]);
});
