import { behavior } from '../behavior';
import type { Reply } from '../site-proxy';
import type { Visitor } from '../visitor';

const api = '/api/newsletter/';
const field = '#newsletter-email';
const submit = ['footer form button', 'Submit'] as const;
const line = '#newsletter-line';
const toast = '[data-position] > [data-severity]';
const email = 'visitor@sample.example';
const subscribed: Reply = { status: 200, json: { subscribed: true } };

async function subscribe(visitor: Visitor, reply: Reply, text = email): Promise<void> {
  visitor.network.reply(api, reply);
  await visitor.open('/our-story');
  await visitor.ready();
  await visitor.type(field, text);
  await visitor.value(field, text);
  await visitor.click(submit);
}

const fails = (what: string, reply: Reply, cause: RegExp) =>
  behavior(`[L4] ${what} keeps the address and shows the cause`, async (visitor) => {
    await subscribe(visitor, reply);
    await visitor.text(toast, /^Uh-oh! Something went wrong\./);
    await visitor.text(line, cause);
    await visitor.value(field, email);
  });

export const newsletterBehaviors = [
  behavior('[L2, L3] an address is posted as JSON, the field is cleared and a toast is shown', async (visitor) => {
    await subscribe(visitor, subscribed);
    await visitor.text(toast, /^Subscribed Successfully/);
    await visitor.attribute(toast, 'data-severity', 'success');
    await visitor.value(field, '');
    await visitor.equals('posted', () => Promise.resolve(visitor.network.posted(api)), [JSON.stringify({ email })]);
  }),
  behavior(
    '[L3] on a phone an address is posted, and a toast is shown',
    async (visitor) => {
      await subscribe(visitor, subscribed);
      await visitor.text(toast, /^Subscribed Successfully/);
    },
    { layout: 'phone' },
  ),
  behavior('[L1] an empty field is posted too', async (visitor) => {
    visitor.network.reply(api, { status: 422, json: { error: 'An address is missing.' } });
    await visitor.open('/our-story');
    await visitor.ready();
    await visitor.click(submit);
    await visitor.text(line, /^An address is missing\.$/);
    await visitor.equals('posted', () => Promise.resolve(visitor.network.posted(api)), ['{"email":""}']);
  }),
  fails('an address on the list already', { status: 409, json: { error: 'This address is on our list already.' } }, /on our list already/),
  fails('a service that fails', { status: 500, json: {} }, /service does not answer as it should/),
  fails('a network that is gone', 'no connection', /could not reach our service/),
  behavior('[L1] Enter in the field submits it', async (visitor) => {
    visitor.network.reply(api, subscribed);
    await visitor.open('/our-story');
    await visitor.ready();
    await visitor.type(field, email);
    await visitor.press('Enter');
    await visitor.text(toast, /^Subscribed Successfully/);
  }),
  behavior('[T2] a toast is closed by its button', async (visitor) => {
    await subscribe(visitor, { status: 409, json: { error: 'Already.' } });
    await visitor.see(toast);
    await visitor.read(() => document.querySelector<HTMLElement>('[data-position] button')!.focus());
    await visitor.attribute(toast, 'data-paused', 'true');
    await visitor.click(['[data-position] button', 'Close this notice']);
    await visitor.gone(toast);
  }),
  behavior('[L3, T2] a toast closes at the end of its duration', async (visitor) => {
    await subscribe(visitor, subscribed);
    await visitor.see(toast);
    await visitor.gone(toast);
  }),
];
