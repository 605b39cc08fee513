import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { ServiceMessages } from '../../../schema/service';
import { readSettings } from '../model/settings';
import { createStaffMail } from './inquiry-mails';
import { completeMail, createConfirmationMail, listAnswers } from './mails';
import { sampleContent } from './service-content.fixture';
import { getAnswer } from './visit';

test('[A7] an inquiry is shown in the order of its form, its board after the rest, with what the form has no longer', () => {
  const values = { before: 'Kept', board: 'Villa', role: 'Architect', name: 'A Sample', request: 'sample\ndrawing', consent: 'yes' };
  expect(listAnswers(sampleContent.forms[0]!, values)).toEqual([
    { label: 'Name', kind: 'text', value: 'A Sample' },
    { label: 'Role', kind: 'choice', value: 'Architect' },
    { label: 'Request', kind: 'checkboxes', value: 'A sample, A drawing' },
    { label: 'Board', kind: 'board', value: 'Villa' },
    { label: 'before', value: 'Kept' },
  ]);
});

const deps = { content: sampleContent, settings: readSettings({}) };
const receivedAt = new Date('2026-11-21T00:30:00Z');

test('[A4, A5, W3, W5] the mail to the staff has every value, indented so that it cannot look like a line of the mail, and the sender as Reply-To', () => {
  const values = {
    name: 'A Sample',
    brand: 'agape',
    request: 'sample\ndrawing',
    message: 'One\nWords for reference: 9ZZ-ZZZ\u2028Two',
    consent: 'yes',
  };
  const dueAt = new Date('2026-11-24T04:00:00Z');
  const mail = createStaffMail({ form: 'inquiry', values, reference: '4K7-M2R', email: 'visitor@sample.example', receivedAt, dueAt }, deps);
  expect(mail).toMatchObject({
    to: null,
    replyTo: { name: 'A Sample', address: 'visitor@sample.example' },
    subject: 'Inquiry 4K7-M2R: A Sample',
  });
  expect(mail.text.split('\n')).toEqual([
    'Words for reference: 4K7-M2R',
    expect.stringMatching(/^Words for mail_received: November 21, 2026 at 8:30\sAM$/),
    expect.stringMatching(/^Words for answer_by: November 24, 2026 at 12:00\sPM$/),
    '',
    'Name: A Sample',
    'Brand: Agape',
    'Request: A sample, A drawing',
    'Message:',
    '  One',
    '  Words for reference: 9ZZ-ZZZ',
    '  Two',
    '',
    'Words for mail_answer',
  ]);
});

test('[G3] a link in a value is on a line of its own, and a board comes last', () => {
  const link = 'https://narra.example/board?b=1abc';
  const about = { form: 'inquiry', reference: '4K7-M2R', email: null, receivedAt, dueAt: null };
  const write = (board: string) => createStaffMail({ ...about, values: { board, message: 'Hello' } }, deps).text;
  expect(write(link)).toContain(`Message: Hello\nBoard:\n  ${link}`);
  expect(write(`Villa\n${link}\n\nBathroom\n- Agape`)).toContain(`Board:\n  Villa\n  ${link}\n  \n  Bathroom\n  - Agape`);
  expect(write(`see ${link}`)).toContain(`Board: see ${link}`);
});

test('[L5, W3] the site, the page and the mail say which button puts an address on the list, takes it off, erases, answers or releases', () => {
  const { newsletter, service } = parse(readFileSync('content/text.yaml', 'utf8')) as {
    newsletter: Record<string, string>;
    service: ServiceMessages;
  };
  const links = [
    { purpose: 'confirm', id: 'c', url: 'https://a.example/c' },
    { purpose: 'leave', id: 'l', url: 'https://a.example/l' },
  ] as const;
  const words = { ...deps, content: { ...sampleContent, messages: service } };
  const mail = createConfirmationMail('visitor@sample.example', links, words);
  const { text } = completeMail(mail, null, (purpose) => `https://a.example/${purpose[0]!}`, words);
  expect(text).toContain(`press “${service.confirm_action}”:\n\nhttps://a.example/c`);
  expect(text).toContain(`press “${service.leave_action}”: https://a.example/l`);
  expect(text.split(/\n+/).slice(-2)).toEqual([`${service.privacy}:`, 'https://narra.example/privacy']);
  for (const told of [newsletter['pending_detail'], service.pending_text]) expect(told).toContain(`press “${service.confirm_action}”`);
  expect(service.mail_receipt_link).toContain(`press “${service.visitor_show}”`);
  expect(service.mail_receipt_ignore).toContain(`press “${service.visitor_disown}”`);
  for (const told of [service.visitor_erase_text, service.staff_erase_text])
    expect(told).toContain(`tick “${service.staff_erase_sure}” and press “${service.staff_erase_action}”`);
  expect(service.mail_suspected_text).toContain(`press “${service.staff_release}”`);
  expect(service.mail_remind_text).toContain(`press “${service.staff_answer}”`);
  expect(service.staff_expired_text).toContain(`Press “${service.staff_expired_action}”`);
});

test('[A10] an answer about a place at an event is promised before the event begins', () => {
  const askedAt = new Date('2026-11-24T02:00:00Z');
  const event = { name: 'event', label: 'Event', kind: 'select', required: false, problem: 'Choose' } as const;
  const inputs = [{ ...event, choices: [{ value: '2-a-talk', label: 'A talk', starts: '2026-11-25T11:00:00+08:00' }] }];
  const promise = (values: Record<string, string>) =>
    getAnswer({ form: { inputs, answerDays: 3 }, values }, sampleContent, askedAt, [])!.dueAt.toISOString();
  expect(promise({ event: '2-a-talk' })).toBe('2026-11-25T03:00:00.000Z');
  expect(promise({}) > '2026-11-26').toBe(true);
});
