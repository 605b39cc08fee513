import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { CreatePagesArgs } from 'gatsby';
import { serviceMessagesSchema } from '../../../schema/form-messages';
import { createNoticeVersion } from '../../data/build-assets';
import { toFormResponseShell, writeFormResponseShell } from './form-response-shell';
import { type ServiceContentNodes, toServiceContent, writeServiceContent } from './service-content';
import { createTestFolder } from '../../../../tests/support/test-folder';

const service = Object.fromEntries(
  Object.keys(serviceMessagesSchema.shape).map((name) => [name, 'Words']),
) as ServiceContentNodes['text']['service'];
const input = { name: 'brand', label: 'Brand', kind: 'select', required: false, problem: null, options: null } as const;

const nodes = (notice: string, version = '1-1a2b3c4d'): ServiceContentNodes => ({
  privacy: { version },
  site: { name: 'Narra', url: 'https://narra.example', language: 'en' },
  text: {
    service,
    newsletter: { label: 'E-mail Address' },
    reply: { email: 'E-mail', call: 'Call', text: 'Text', viber: 'Viber', messenger: 'Messenger' },
    request: { sample: 'Sample', datasheet: 'Data sheet', drawing: 'Drawing' },
    form: {
      ...{ reference: 'Reference', home: 'Home', one_problem: 'One.', many_problems: 'Many.', problem: 'Fill in this field' },
      ...{
        closed_on: 'is closed on',
        early_hours: 'Call first.',
        unknown_day: 'Not known.',
        next_day: 'Next is',
        no_day: 'Call us.',
        file_empty: 'This file is empty.',
        file_kind: 'Kind.',
        file_count: 'Three.',
        file_size: '4 MB.',
        ...{ no_contact: 'One.', too_long: 'At most', answer_by: 'By', write_first: 'Write.' },
      },
    },
  },
  navigation: {
    showrooms: [
      {
        slug: 'bgc',
        name: 'Bonifacio Global City',
        address: 'Sample Building, Taguig',
        phones: ['+63 2 8555 0110', '+63 2 8555 0111'],
        hours: [{ from: 'Monday', to: null, opens: '9:00 AM', closes: '6:00 PM' }],
        holidays: [{ date: '2026-11-30', name: 'Bonifacio Day', opens: null, closes: null }],
      },
    ],
  },
  forms: {
    nodes: [
      {
        type: 'inquiry',
        name: 'Inquiry',
        path: '/contact-us/inquiry',
        notice,
        notice_version: createNoticeVersion(version, notice),
        answer_days: 2,
        success: { heading: 'Thanks', lead: 'Soon.', text: 'Quote it.' },
        inputs: [
          { ...input, options_from: 'brands' },
          { ...input, name: 'showroom', options_from: 'showrooms', problem: 'Choose' },
          { ...input, name: 'opening', options_from: 'openings' },
          { ...input, name: 'event', options_from: 'events' },
          { ...input, name: 'request', kind: 'checkboxes', options_from: 'requests' },
          { ...input, name: 'role', kind: 'choice', options: ['Architect', 'Designer'] },
          { ...input, name: 'reply', kind: 'reply', channels: ['email', 'viber'] },
          { ...input, name: 'name', kind: 'text' },
          { ...input, name: 'date', kind: 'date', days_of: 'showroom', day: null },
          { ...input, name: 'time', kind: 'hour', days_of: null, day: 'date' },
        ],
        brands: [{ value: 'agape', label: 'Agape' }],
        showrooms: [{ value: 'bgc', label: 'Bonifacio Global City' }],
        openings: [{ value: 'intern', label: 'Materials intern' }],
        events: [{ value: '2-a-talk', label: '12/05/2026, A talk' }],
      },
    ],
  },
});

test('[C1, A3, A10, W5, G3] the service has the values that a browser may send, from any source in the content, the opening hours of the showrooms, and the fields that depend on them', () => {
  const [form] = toServiceContent(nodes('<p>Notice</p>')).forms;
  expect([form?.answerDays, form?.inputs.find(({ kind }) => kind === 'reply')?.choices?.[1]]).toEqual([
    2,
    { value: 'viber', label: 'Viber' },
  ]);
  expect(form?.inputs.map(({ name, choices, problem }) => [name, choices?.map(({ value }) => value), problem])).toEqual([
    ['brand', ['agape'], 'Fill in this field'],
    ['showroom', ['bgc'], 'Choose'],
    ['opening', ['intern'], 'Fill in this field'],
    ['event', ['2-a-talk'], 'Fill in this field'],
    ['request', ['sample', 'datasheet', 'drawing'], 'Fill in this field'],
    ['role', ['Architect', 'Designer'], 'Fill in this field'],
    ['reply', ['email', 'viber'], 'Fill in this field'],
    ['name', undefined, 'Fill in this field'],
    ['date', undefined, 'Fill in this field'],
    ['time', undefined, 'Fill in this field'],
  ]);
  const { showrooms, forms } = toServiceContent(nodes('Notice'));
  const [{ phones, ...showroom }] = nodes('Notice').navigation.showrooms as [ServiceContentNodes['navigation']['showrooms'][number]];
  expect(showrooms).toEqual([{ ...showroom, phone: phones[0] }]);
  expect(forms[0]?.inputs.flatMap(({ name, daysOf, day }) => ((daysOf ?? day) ? [[name, daysOf, day]] : []))).toEqual([
    ['date', 'showroom', undefined],
    ['time', undefined, 'date'],
  ]);
});

test('[A6, W3] a consent has the version of the whole notice, and the text beside the checkbox', () => {
  const getVersion = (...args: Parameters<typeof nodes>) => toServiceContent(nodes(...args)).forms[0]?.notice.version;
  expect(getVersion('<p>Notice</p>')).toMatch(/^1-1a2b3c4d [0-9a-f]{12}$/);
  expect(getVersion('<p>Notice</p>', '2-5e6f7a8b')).toMatch(/^2-5e6f7a8b /);
  expect(getVersion('<p>Notice.</p>')).not.toBe(getVersion('<p>Notice</p>'));
});

const root = createTestFolder();
test('[C2] the data of the service is written completely, and unreadable content fails the build', async () => {
  const args = (data?: ServiceContentNodes) =>
    ({ graphql: () => Promise.resolve({ data }), getNodesByType: () => [] }) as unknown as CreatePagesArgs;
  await expect(writeServiceContent(args(), root())).rejects.toThrow('The content could not be read for the forms.');
  await writeServiceContent(args(nodes('Notice')), root());
  expect(JSON.parse(readFileSync(root('.service', 'content.json'), 'utf8'))).toEqual(toServiceContent(nodes('Notice')));
});

const page = `<html><head><meta name="description" content="x"/><meta name="robots" content="noindex" data-a="b"/><meta property="og:title" content="x"/>
<link rel="preload" as="font" href="/a.woff2"/><title data-a="b">Oops</title><script>run()</script><style>.a{}</style></head><body><header>Bar</header><main id="content" class="m"><h1>Oops</h1></main><footer>Foot</footer><script src="/a.js" async></script></body></html>`;

test('[X2] the response of a plain form has the layout of the site, without scripts', async () => {
  const frame = toFormResponseShell(page, '.answer{}');
  expect(frame).not.toMatch(/<script|Oops|description|og:|a\.js/);
  expect(frame).toContain('<meta name="robots" content="noindex"/><title><!-- title --></title>');
  expect(frame).toContain('<header>Bar</header><main id="content" class="m"><!-- main --></main><footer>Foot</footer>');
  expect(frame).toMatch(/a\.woff2[\s\S]*<style>\.a\{\}<\/style>[\s\S]*<style>\.answer\{\}<\/style><\/head>/);
  expect(() => toFormResponseShell('<html></html>', '')).toThrow('has nothing like');
  root.write('public/404.html', page);
  await writeFormResponseShell(root());
  expect(readFileSync(root('.service', 'form-response-shell.html'), 'utf8')).toContain('.answerReference');
});
