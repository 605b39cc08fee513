import { expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { useMailApp } from './app-mail.fixture';
import { getMailHeader } from './mail/smtp-server.fixture';

const context = useMailApp();

test('[A4] an inquiry is mailed to the staff, with Reply-To set to the sender', async () => {
  const reference = await context.postInquiry();
  expect(await context.app.sendMails(10_000)).toBe(1);
  const [message = ''] = context.smtp.messages;
  expect(getMailHeader(message, 'To')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'From')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'Reply-To')).toBe('A Sample <visitor@sample.example>');
  expect(getMailHeader(message, 'Subject')).toContain(reference);
  expect(getMailHeader(message, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@narra\.example>$/);
  expect(message).toContain('A wall of terrazzo.');
  expect([await context.app.sendMails(10_000), await context.app.store.countOutbox()]).toEqual([0, { waiting: 0, dead: 0 }]);
});

test('[G3] the mail has the lines of a board, with its link on a line of its own', async () => {
  const link = `https://narra.example/board?b=1${'Ab-_'.repeat(900)}`;
  await context.postInquiry({ board: `Villa\n${link}\n\nBathroom\n- Agape, Bathtubs\n  Note: señorío` });
  await context.app.sendMails(10_000);
  const [message = ''] = context.smtp.messages;
  expect(getMailHeader(message, 'Content-Transfer-Encoding')).toBe('quoted-printable');
  const quoted = message.slice(message.search(/\r?\n\r?\n/)).replace(/=\r?\n/g, '');
  const text = Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
  expect(text.split(/\r?\n/)).toEqual(
    expect.arrayContaining(['Board: ', 'Villa', link, 'Bathroom', '- Agape, Bathtubs', '  Note: señorío']),
  );
});

test('[G3] the longest board with the longest message fits the body limit', async () => {
  const lines = 'A line of the board and\n'.repeat(334).slice(0, 8000);
  const answer = await context.app.post('/api/inquiries', {
    ...inquiryFields,
    board: lines,
    message: 'a'.repeat(4000),
    _key: createIdempotencyKey(),
  });
  expect(answer.status).toBe(201);
});

test('[A5] form values cannot add mail headers', async () => {
  const name = 'A" <all@evil.example>, "B\u2028Bcc: all@evil.example';
  await context.postInquiry({ name, message: 'One\r\n.\r\nBcc: all@evil.example' });
  await context.app.sendMails(10_000);
  const [message = ''] = context.smtp.messages;
  expect(getMailHeader(message, 'Bcc')).toBeUndefined();
  expect(getMailHeader(message, 'To')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'Reply-To')?.replace(/"(?:\\.|[^"\\])*"/g, '')).toBe(' <visitor@sample.example>');
});
