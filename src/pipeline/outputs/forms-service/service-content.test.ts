import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { CreatePagesArgs } from 'gatsby';
import { parse } from 'yaml';
import { serviceMessagesSchema } from '../../../schema/form-messages';
import { createNoticeVersion } from '../../data/build-assets';
import { toFormResponseShell, writeFormResponseShell } from './form-response-shell';
import { type ServiceContentNodes, toServiceContent, writeServiceContent } from './service-content';
import { createTestFolder } from '../../../../tests/support/test-folder';

const service = Object.fromEntries(
  Object.keys(serviceMessagesSchema.shape).map((name) => [name, 'Words']),
) as ServiceContentNodes['text']['service'];
const { input, form, text, ...sample } = parse(readFileSync(join(__dirname, 'service-content.fixture.yaml'), 'utf8')) as Pick<
  ServiceContentNodes,
  'site' | 'text' | 'navigation'
> & { input: object; form: { inputs: object[] } };

const nodes = (notice: string, version = '1-1a2b3c4d'): ServiceContentNodes => {
  const inputs = form.inputs.map((one) => ({ ...input, ...one }));
  const whole = { ...form, inputs, notice, notice_version: createNoticeVersion(version, notice) };
  return { ...sample, privacy: { version }, text: { ...text, service }, forms: { nodes: [whole] as never } };
};

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
