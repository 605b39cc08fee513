import { getWeekday, toManilaDay } from '../../../src/domain/dates';
import { journey } from '../journey';
import type { Visitor } from '../visitor';

const api = '/api/inquiries/';
const inquiry = '/contact-us/inquiry';
const field = (label: string | RegExp) => ['main form :is(input, textarea, select):not([type="checkbox"])', label] as const;
const label = (text: string | RegExp) => ['main form label', text] as const;
const submit = 'main form [type="submit"]';
const status = 'main form [role="status"]';
const email = 'visitor@sample.example';
const reference = /[2-9A-Z]{5}-[2-9A-Z]{3}/;

const daysAhead = (days: number): string => toManilaDay(new Date(Date.now() + days * 86_400_000));

/** A Sunday, when every showroom is closed. */
const findClosedDay = (): string => [2, 3, 4, 5, 6, 7, 8].map(daysAhead).find((day) => getWeekday(day) === 'Sunday')!;

async function openForm(visitor: Visitor, path = inquiry): Promise<void> {
  await visitor.openReady(path);
}

async function fillContact(visitor: Visitor): Promise<void> {
  await visitor.type(field('Name'), 'A Sample');
  await visitor.type(field('E-mail Address'), email);
}

async function fillRest(visitor: Visitor): Promise<void> {
  await visitor.click(label('Architect'));
  await visitor.choose(field(/^Brand/), 'agape');
  await visitor.type(field('Message'), 'A bath.');
  await visitor.click(label(/^I agree/));
}

async function sends(visitor: Visitor): Promise<void> {
  await visitor.step('the inquiry is sent, and its reference is shown').click(submit);
  await visitor.text('h1', /^Thank you\. We have it\.$/);
  await visitor.text('main', reference);
  const body = visitor.network.posted(api).at(-1) ?? '{}';
  await visitor.equals('the name', () => (JSON.parse(body) as { name?: string }).name, 'A Sample');
}

/** The draft is written a moment after the last letter. */
const drafted = (visitor: Visitor, text: string) =>
  visitor.until('there is no draft', () =>
    visitor.read((part: string) => Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)!.includes(part)), text),
  );

const agreed = (visitor: Visitor, isAgreed: boolean) =>
  visitor.equals(
    'agreed',
    () => visitor.read(() => document.querySelector<HTMLInputElement>('main form input[name="consent"]')!.checked),
    isAgreed,
  );

export const formJourneys = [
  journey('[A1, A3, X1] an inquiry is completed and sent', {}, async (visitor) => {
    await openForm(visitor);
    visitor.step('each telephone number beside the form is 24 px high');
    const countLower = () =>
      visitor.read(() => {
        const all = Array.from(document.querySelectorAll('main a[href^="tel:"]'));
        const numbers = all.filter((one) => one.getClientRects().length > 0);
        return numbers.length > 1 ? numbers.filter((one) => one.getBoundingClientRect().height < 23.5).length : 'there are none';
      });
    await visitor.equals('the numbers that are lower', countLower, 0);
    await visitor.step('missing fields have an error message each, and the first is focused').click(submit);
    await visitor.equals('fields', () => visitor.read(() => document.querySelectorAll('main form [aria-invalid="true"]').length), 5);
    await visitor.focused(field('Name'));
    await visitor.text('[id$="-problem"]', /Write your name/);
    await visitor.step('the message of a field is removed when it is valid').type(field('Name'), 'A Sample');
    await visitor.type(field('E-mail Address'), 'visitor@sample');
    await visitor.click(submit);
    await visitor.attribute(field('E-mail Address'), 'aria-invalid', 'true');
    await visitor.attribute(field('Name'), 'aria-invalid', null);
    await visitor.click(field('E-mail Address'));
    await visitor.press('End', ...Array.from('.ph'));
    await visitor.value(field('E-mail Address'), 'visitor@sample.ph');
    await visitor.attribute(field('E-mail Address'), 'aria-invalid', null);
    await visitor.step('the arrow keys select a radio button').click(label('Homeowner'));
    await visitor.press('ArrowRight');
    await visitor.until('Architect is not chosen', () =>
      visitor.read(() => document.querySelector<HTMLInputElement>('main form input[type="radio"]:checked')?.value === 'Architect'),
    );
    await fillRest(visitor);
    await visitor.equals('posted', () => visitor.network.posted(api), []);
    await sends(visitor);
  }),
  journey('[A3] an inquiry that the service does not take is kept', {}, async (visitor) => {
    await openForm(visitor);
    await fillContact(visitor);
    await fillRest(visitor);
    visitor.step('without a connection the input is kept, and can be sent once the connection is back');
    visitor.network.reply(api, 'no connection');
    await visitor.click(submit);
    await visitor.text(status, /^We could not reach our service.*Everything you wrote is still here\./s);
    await visitor.value(field('Message'), 'A bath.');
    visitor.network.restore(api);
    await sends(visitor);
  }),
  journey('[A6] a draft is restored, without the consent', {}, async (visitor) => {
    await openForm(visitor);
    await fillContact(visitor);
    await visitor.click(label(/^I agree/));
    await agreed(visitor, true);
    await drafted(visitor, email);
    await visitor.step('after a reload').reload();
    await visitor.ready();
    await visitor.value(field('E-mail Address'), email);
    await visitor.value(field('Name'), 'A Sample');
    await agreed(visitor, false);
    await visitor.step('on return from another page').follow(['footer a', 'Careers'], '/careers', /Work with/);
    await visitor.back();
    await visitor.at(inquiry);
    await visitor.value(field('E-mail Address'), email);
  }),
  journey('[G3] a visit depends on showroom and day', {}, async (visitor) => {
    await openForm(visitor.step('the URL selects the showroom'), '/contact-us/showroom-visit?showroom=quezon-city');
    await visitor.value(field('Showroom'), 'quezon-city');
    await visitor.step('a closed day has an error message, and another is offered').choose(field('Day'), findClosedDay());
    await visitor.text('main form', /Quezon City is closed on /);
    await visitor.click(['main form button', /^Take /]);
    await visitor.attribute(field('Day'), 'aria-invalid', null);
    await visitor.step('a showroom and a day have hours').choose(field('Showroom'), '');
    await visitor.gone(label(/ AM$/));
    await visitor.choose(field('Showroom'), 'quezon-city');
    await visitor.click(label(/ AM$/));
    await visitor.until('the hour is not chosen', () =>
      visitor.read(() => document.querySelector('main form input[type="radio"]:checked') !== null),
    );
  }),
];
