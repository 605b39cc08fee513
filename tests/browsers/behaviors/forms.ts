import { behavior } from '../behavior';
import type { Visitor } from '../visitor';
import { closedDay, openDay } from './visit-days';

const api = '/api/inquiries/';
const inquiry = '/contact-us/inquiry';
const field = (label: string | RegExp) => ['main form :is(input, textarea, select):not([type="checkbox"])', label] as const;
const label = (text: string | RegExp) => ['main form label', text] as const;
const submit = 'main form [type="submit"]';
const invalid = 'main form [aria-invalid="true"]';
const email = 'visitor@sample.example';
const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}/;

async function openForm(visitor: Visitor, path = inquiry): Promise<void> {
  await visitor.open(path);
  await visitor.ready();
}

async function fillContact(visitor: Visitor): Promise<void> {
  await visitor.type(field('Name'), 'A Sample');
  await visitor.type(field('E-mail Address'), email);
}

async function fillInquiry(visitor: Visitor): Promise<void> {
  await fillContact(visitor);
  await visitor.click(label('Architect'));
  await visitor.choose(field(/^Brand/), 'agape');
  await visitor.type(field('Message'), 'A bath.');
  await visitor.click(label(/^I agree/));
}

/** A form that is sent within two seconds looks automated. */
const waitAsPeopleDo = (visitor: Visitor) => visitor.until('no time passes', () => visitor.read(() => performance.now() > 3_500));

/** The draft is written a moment after the last letter. */
const drafted = (visitor: Visitor, text: string) =>
  visitor.until('there is no draft', () =>
    visitor.read((part: string) => Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)!.includes(part)), text),
  );

const isAgreed = (visitor: Visitor) =>
  visitor.read(() => document.querySelector<HTMLInputElement>('main form input[name="consent"]')!.checked);

const sends = async (visitor: Visitor) => {
  await openForm(visitor);
  await fillInquiry(visitor);
  await waitAsPeopleDo(visitor);
  await visitor.click(submit);
  await visitor.text('h1', /^Thank you\. We have it\.$/);
  await visitor.text('main', reference);
  const [body = '{}'] = visitor.network.posted(api);
  await visitor.equals('the name', () => Promise.resolve((JSON.parse(body) as { name?: string }).name), 'A Sample');
};

export const formBehaviors = [
  behavior('[A1, A3] an inquiry is sent, and its reference is shown', sends),
  behavior('[A1, A3] on a phone an inquiry is sent, and its reference is shown', sends, { layout: 'phone' }),
  behavior('[A3] missing fields have an error message each, and the first is focused', async (visitor) => {
    await openForm(visitor);
    await visitor.click(submit);
    await visitor.equals('fields', () => visitor.read(() => document.querySelectorAll('main form [aria-invalid="true"]').length), 5);
    await visitor.focused(field('Name'));
    await visitor.text('[id$="-problem"]', /Write your name/);
    await visitor.equals('posted', () => Promise.resolve(visitor.network.posted(api)), []);
  }),
  behavior('[A3] the message of a field is removed when it is valid', async (visitor) => {
    await openForm(visitor);
    await visitor.type(field('Name'), 'A Sample');
    await visitor.type(field('E-mail Address'), 'visitor@sample');
    await visitor.click(submit);
    await visitor.attribute(field('E-mail Address'), 'aria-invalid', 'true');
    await visitor.click(field('E-mail Address'));
    await visitor.press('End', ...Array.from('.ph'));
    await visitor.value(field('E-mail Address'), 'visitor@sample.ph');
    await visitor.attribute(field('E-mail Address'), 'aria-invalid', null);
  }),
  behavior('[A3] the arrow keys select a radio button', async (visitor) => {
    await openForm(visitor);
    await visitor.click(label('Homeowner'));
    await visitor.press('ArrowRight');
    await visitor.until('Architect is not chosen', () =>
      visitor.read(() => document.querySelector<HTMLInputElement>('main form input[type="radio"]:checked')?.value === 'Architect'),
    );
  }),
  behavior('[A6] a draft is restored after a reload, without the consent', async (visitor) => {
    await openForm(visitor);
    await fillContact(visitor);
    await visitor.click(label(/^I agree/));
    await visitor.equals('agreed', () => isAgreed(visitor), true);
    await drafted(visitor, email);
    await visitor.reload();
    await visitor.ready();
    await visitor.value(field('E-mail Address'), email);
    await visitor.value(field('Name'), 'A Sample');
    await visitor.equals('agreed', () => isAgreed(visitor), false);
  }),
  behavior('[A6] a draft is restored on return from another page', async (visitor) => {
    await openForm(visitor);
    await fillContact(visitor);
    await drafted(visitor, email);
    await visitor.click(['footer a', 'Careers']);
    await visitor.at('/careers');
    await visitor.text('h1', /Work with/);
    await visitor.back();
    await visitor.at(inquiry);
    await visitor.value(field('E-mail Address'), email);
  }),
  behavior('[A3] the URL selects the brand', async (visitor) => {
    await openForm(visitor, `${inquiry}?brand=kohler`);
    await visitor.value(field(/^Brand/), 'kohler');
  }),
  behavior('[A3] an unavailable service is reported, and the input is kept', async (visitor) => {
    visitor.network.reply(api, { status: 503, json: { error: 'Away.' } });
    await openForm(visitor);
    await fillInquiry(visitor);
    await visitor.click(submit);
    await visitor.text('main form [role="status"]', /Everything you wrote is still here\./);
    await visitor.value(field('Message'), 'A bath.');
  }),
  behavior('[A3] without a connection the form keeps the input, and can be sent once the connection is back', async (visitor) => {
    await openForm(visitor);
    await fillInquiry(visitor);
    await waitAsPeopleDo(visitor);
    visitor.network.reply(api, 'no connection');
    await visitor.click(submit);
    await visitor.text('main form [role="status"]', /Everything you wrote is still here\./);
    visitor.network.restore(api);
    await visitor.click(submit);
    await visitor.text('main', reference);
  }),
  behavior('[A3] an error of the service is shown beside its field', async (visitor) => {
    visitor.network.reply(api, { status: 422, json: { error: 'Some fields.', fields: { message: 'Tell us a little more' } } });
    await openForm(visitor);
    await fillInquiry(visitor);
    await visitor.click(submit);
    await visitor.attribute(field('Message'), 'aria-invalid', 'true');
    await visitor.focused(field('Message'));
  }),
  behavior('[A3] a text that is too long is reported', async (visitor) => {
    await openForm(visitor);
    await visitor.read((text: string) => {
      const message = document.querySelector('main form textarea')!;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(message, text);
      message.dispatchEvent(new Event('input', { bubbles: true }));
    }, 'A bath. '.repeat(600));
    await visitor.click(submit);
    await visitor.until('it is not said', () =>
      visitor.read(() => /longer than we can take/.test(document.querySelector('main form')!.textContent)),
    );
  }),
  behavior('[A3] an opening links to its form with the opening selected', async (visitor) => {
    await visitor.open('/careers');
    await visitor.click('main summary');
    await visitor.click(['main a', /^Apply/]);
    await visitor.atLike(/^\/contact-us\/careers\?opening=/);
    const opening = (await visitor.address()).split('opening=')[1]!;
    await visitor.value(field(/^Opening/), opening);
  }),
  behavior('[A3] the form for partners reports missing fields', async (visitor) => {
    await openForm(visitor, '/contact-us/partnership');
    await visitor.click(submit);
    await visitor.see(invalid);
    await visitor.until('no field has the focus', () =>
      visitor.read(() => document.activeElement?.getAttribute('aria-invalid') === 'true'),
    );
  }),
  behavior('[A3] the form for work reports missing fields', async (visitor) => {
    await openForm(visitor, '/contact-us/careers');
    await visitor.click(submit);
    await visitor.see(invalid);
    await visitor.focused(field('Name'));
  }),
  behavior('[G3] the hours of a visit depend on showroom and day', async (visitor) => {
    await openForm(visitor, '/contact-us/showroom-visit');
    await visitor.focus(field('Showroom'));
    // The form is hydrated at its first touch, before a visitor has chosen anything.
    await visitor.until('the form is not hydrated', () =>
      visitor.read(() => document.querySelector('main form select[name="time"]') === null),
    );
    await visitor.choose(field('Showroom'), 'quezon-city');
    await visitor.choose(field('Day'), openDay());
    await visitor.see(label(/ AM$/));
    await visitor.click(label(/ AM$/));
    await visitor.until('the hour is not chosen', () =>
      visitor.read(() => document.querySelector('main form input[type="radio"]:checked') !== null),
    );
  }),
  behavior('[G3] a closed day has an error message', async (visitor) => {
    await openForm(visitor, '/contact-us/showroom-visit?showroom=quezon-city');
    await visitor.choose(field('Day'), closedDay());
    await visitor.text('main form', /Quezon City is closed on /);
    await visitor.click(['main form button', /^Take /]);
    await visitor.attribute(field('Day'), 'aria-invalid', null);
  }),
];
