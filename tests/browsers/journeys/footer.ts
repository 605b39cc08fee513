import { journey } from '../journey';
import type { Reply } from '../site-proxy';
import type { Visitor } from '../visitor';

/** A question: a disclosure of the browser until it is touched, then a header of the accordion. */
const question = 'footer :is(summary, h3 button)';
const only = (at: number) => Array.from({ length: 6 }, (_, one) => one === at);

/** Waits until one question is open, by its number from 0; with −1 none is. */
const isOpen = (visitor: Visitor, at: number) =>
  visitor.equals(
    'the open questions',
    () =>
      visitor.read(() =>
        Array.from(
          document.querySelectorAll('footer :is(details, h3 button)'),
          (one) => one.hasAttribute('open') || one.getAttribute('aria-expanded') === 'true',
        ),
      ),
    only(at),
  );

const api = '/api/newsletter/';
const field = '#newsletter-email';
const submit = ['footer form button', 'Submit'] as const;
const line = '#newsletter-line';
export const toast = '[data-position] > [data-severity]';
const email = 'visitor@sample.example';

export async function subscribe(visitor: Visitor, reply: Reply): Promise<void> {
  visitor.network.reply(api, reply);
  await visitor.type(field, email);
  await visitor.value(field, email);
  await visitor.click(submit);
}

/** Sends the address that is in the field, to a service that refuses it. */
async function refuse(visitor: Visitor, reply: Reply, cause: RegExp, send: () => Promise<void>): Promise<void> {
  visitor.network.reply(api, reply);
  await send();
  await visitor.text(toast, /^Uh-oh! Something went wrong\.\s*You've already subscribed to our newsletter/);
  await visitor.text(line, cause);
  await visitor.value(field, email);
  await closeToast(visitor);
}

async function closeToast(visitor: Visitor): Promise<void> {
  await visitor.see(toast);
  await visitor.read(() => document.querySelector<HTMLElement>('[data-position] button')!.focus());
  await visitor.attribute(toast, 'data-paused', 'true');
  await visitor.click(['[data-position] button', 'Close this notice']);
  await visitor.gone(toast);
}

/** The addresses that were posted. */
const listPosted = (visitor: Visitor) => visitor.network.posted(api).map((body) => (JSON.parse(body) as { email: unknown }).email);

export const footerJourneys = [
  journey('[F2, Q1, Q2, Q3, R7] the questions open and close, and the showrooms tell whether they are open', {}, async (visitor) => {
    await visitor.open('/our-story');
    await visitor.step('a press opens a question, shows its answer, and its plus becomes a minus').click(question);
    await isOpen(visitor, 0);
    await visitor.see(['footer p', /counter of hardware/]);
    await visitor.step('the accordion takes its place as it stands').counts('footer h3 button', 6);
    await isOpen(visitor, 0);
    await visitor.see(['footer [role="region"] p', /counter of hardware/]);
    await visitor.until('it is a plus still', () =>
      visitor.read(() => !document.querySelector('footer h3 button svg path')!.getAttribute('d')!.includes('M7 1v12')),
    );
    await visitor.step('one question is open at a time, and a second press closes it').click(question, 1);
    await isOpen(visitor, 1);
    await visitor.click(question, 1);
    await isOpen(visitor, -1);
    for (const [from, keys, to] of [
      [0, ['ArrowDown'], 1],
      [1, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 0],
      [0, ['ArrowUp'], 5],
      [5, ['ArrowUp'], 4],
      [2, ['End'], 5],
      [5, ['Home'], 0],
      [1, ['Shift+ArrowDown'], 1],
    ] as const) {
      await visitor.step(`${keys.join(' ')} on question ${from} lead to question ${to}`).focus(question, from);
      await visitor.press(...keys);
      await visitor.focused(question, to);
    }
    await visitor.step('Enter and Space toggle a question').focus(question, 2);
    await visitor.press('Enter');
    await isOpen(visitor, 2);
    await visitor.press(' ');
    await isOpen(visitor, -1);
    await visitor.step('a showroom shows whether it is open').text('footer address', /Open now|Closed, opens /);
    await visitor.step('a link to a question opens it in view').open('/service#question-2-header');
    await isOpen(visitor, 2);
    await visitor.until('it is not in view', () =>
      visitor.read(() => {
        const { top } = document.getElementById('question-2-header')!.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }),
    );
  }),
  journey('[L1, L2, L3, L4, T2] the newsletter reports success and failure', {}, async (visitor) => {
    visitor.network.reply(api, { status: 422, json: { error: 'An address is missing.' } });
    await visitor.openReady('/our-story');
    await visitor.step('an empty field is posted too, and a toast is closed by its button').click(submit);
    await visitor.text(line, /^An address is missing\.$/);
    await visitor.equals('posted', () => listPosted(visitor), ['']);
    await closeToast(visitor);
    await visitor.step('Enter posts an address as JSON, and one on the list already is kept').type(field, email);
    await visitor.value(field, email);
    const already: Reply = { status: 409, json: { error: 'This address is on our list already.' } };
    await refuse(visitor, already, /on our list already/, () => visitor.press('Enter'));
    await visitor.equals('posted', () => listPosted(visitor), ['', email]);
    visitor.step('a network that is gone keeps the address and shows the cause');
    await refuse(visitor, 'no connection', /could not reach our service/, () => visitor.click(submit));
    visitor.step('an address that is taken is cleared');
    visitor.network.reply(api, { status: 200, json: { subscribed: true } });
    await visitor.click(submit);
    await visitor.text(toast, /^Subscribed Successfully\s*You have subscribe to our newsletter!/);
    await visitor.attribute(toast, 'data-severity', 'success');
    await visitor.value(field, '');
    await visitor.step('the toast closes at the end of its duration').gone(toast);
  }),
];
