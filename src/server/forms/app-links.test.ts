import { expect, test } from '@jest/globals';
import { useMailApp } from './app-mail.fixture';
import { getMailHeader } from './mail/smtp-server.fixture';

const context = useMailApp();

test('[A6, W3] a signed link confirms a subscription, and another one ends it', async () => {
  const answer = await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  expect(await answer.json()).toEqual({ email: 'visitor@sample.example', state: 'pending' });
  await context.app.sendMails(10_000);
  const body = context.smtp.messages[0]!.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const links = [...body.matchAll(/https:\/\/narra\.example(\/api\/newsletter\/(?:confirm|leave)\?of=[\w.-]+)/g)].map(([, path]) => path!);
  const [confirm, leave] = [links.find((link) => link.includes('confirm'))!, links.find((link) => link.includes('leave'))!];
  expect(getMailHeader(context.smtp.messages[0]!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const html = { headers: { accept: 'text/html' } };
  expect(await (await context.app.request(confirm, html)).text()).toContain(
    'Words for confirm_action</button></form>\n<p class="answerNotice"><a href="/privacy">Words for privacy</a></p>',
  );
  expect((await context.app.store.listSubscribers())[0]?.confirmedAt).toBeNull();
  expect(await (await context.app.request(confirm, { method: 'POST', ...html })).text()).toContain('Words for confirmed_title');
  expect((await context.app.store.listSubscribers())[0]?.confirmedAt).toEqual(context.app.clock.now);
  expect((await context.app.post('/api/newsletter', { email: 'visitor@sample.example' })).status).toBe(409);
  for (const link of [confirm.replace('of=', 'of=0'), confirm.slice(0, -1), leave.replace('leave', 'confirm'), '/api/newsletter/confirm']) {
    expect((await context.app.request(link, { method: 'POST' })).status).toBe(404);
  }
  const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click'), headers: { 'sec-fetch-site': 'cross-site' } };
  const first = await context.app.request(leave, oneClick);
  const again = await context.app.request(leave, oneClick);
  expect([first.status, await first.text(), (await context.app.store.listSubscribers()).length]).toEqual([
    again.status,
    await again.text(),
    0,
  ]);
});

test('[A6] a link of an address that is not stored any more does not say that it is on the list', async () => {
  await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  await context.app.sendMails(10_000);
  const body = context.smtp.messages[0]!.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const [, confirm = ''] = /https:\/\/narra\.example(\/api\/newsletter\/confirm\?of=[\w.-]+)/.exec(body) ?? [];
  const post = () => context.app.request(confirm, { method: 'POST', headers: { accept: 'text/html' } });
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  await context.app.store.deleteByEmail('visitor@sample.example');
  const response = await post();
  expect([response.status, await response.text()]).toEqual([410, expect.stringContaining('Words for unlisted_title')]);
});

test('[A6] opening the link that unsubscribes changes nothing', async () => {
  await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  await context.app.sendMails(10_000);
  const [, link = ''] = /<https:\/\/narra\.example([^>]*)>/.exec(getMailHeader(context.smtp.messages[0]!, 'List-Unsubscribe')!) ?? [];
  for (const method of ['GET', 'HEAD']) expect((await context.app.request(link, { method })).status).toBe(200);
  expect(await context.app.store.listSubscribers()).toHaveLength(1);
  await context.app.request(link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
  expect(await context.app.store.listSubscribers()).toEqual([]);
});

test('[A6] an address that its server does not know is blocked, and gets no more mail', async () => {
  const subscribe = () => context.app.post('/api/newsletter', { email: 'visitor@unknown.example' });
  await subscribe();
  await context.app.sendMails(10_000);
  expect(await context.app.store.listSubscribers()).toMatchObject([{ blocked: 'bounce' }]);
  expect((await subscribe()).status).toBe(201);
  expect(await context.app.store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
});
