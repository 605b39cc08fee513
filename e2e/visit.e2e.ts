import { expect, type Page, test } from '@playwright/test';
import { dayAfter, dayInWords, weekdayOf } from '../src/logic/dates';
import { dayInManila } from '../src/logic/publication';
import { nextOpenDay, type OpenShowroom, visitHours } from '../src/logic/visit';
import { headOf } from '../src/server/mail/smtp.fixture';
import { axeFinds } from './axe';
import { showrooms as written } from './content';
import { awake, openHydrated } from './hydrated';
import { field, form, heading, reference, said } from './inquiry';
import { serveStaffed } from './staffed';

const path = '/contact-us/showroom-visit';
const showrooms = written as unknown as OpenShowroom[];
const [quezonCity, bgc] = showrooms as [OpenShowroom, OpenShowroom];
const today = dayInManila(new Date());

/** The first day to come that is as asked. */
function firstDay(isMeant: (day: string) => boolean): string {
  let day = dayAfter(today);
  while (!isMeant(day)) day = dayAfter(day);
  return day;
}

const isOpen = (showroom: OpenShowroom) => (day: string) => visitHours(showroom, day).length > 0;
const sunday = firstDay((day) => weekdayOf(day) === 'Sunday');
// Where the content names no holiday any more, a Sunday is closed too.
const holiday = bgc.holidays?.find(({ date, opens }) => date > today && !opens) ?? { date: sunday };
const closing = `${bgc.name} is closed on ${dayInWords(holiday.date, today)}${holiday.name ? `: ${holiday.name}` : ''}.`;
const next = nextOpenDay(bgc, holiday.date, today)!;
const refusal = `${closing} The next open day is ${dayInWords(next, today)}.`;
const bothOpen = firstDay((day) => showrooms.every((showroom) => isOpen(showroom)(day)));

const hours = (page: Page) => page.getByRole('group', { name: 'Hour' }).or(page.getByRole('radiogroup', { name: 'Hour' }));
const ticks = (page: Page) => form(page).getByRole('radio');
const propose = (page: Page) => page.getByRole('button', { name: /^propose the visit$/i }).click();

async function fillPerson(page: Page): Promise<void> {
  await field(page, 'Name').fill('A Sample');
  await field(page, 'E-mail Address').fill('visitor@sample.example');
  await field(page, 'Phone').fill('+63 917 555 0100');
  await page.getByText(/^I agree/).click();
}

async function choose(page: Page, showroom: OpenShowroom, day: string): Promise<void> {
  await field(page, 'Showroom').selectOption(showroom.slug);
  await field(page, 'Day').fill(day);
}

test('[G3] the hours of the day stand once showroom and day are chosen, and words before that', async ({ page }) => {
  await openHydrated(page, path);
  await expect(hours(page)).toHaveAccessibleDescription(/^Choose a showroom and a day/);
  await expect(ticks(page)).toHaveCount(0);
  await choose(page, quezonCity, bothOpen);
  expect(await ticks(page).evaluateAll((all) => all.map((tick) => (tick as HTMLInputElement).value))).toEqual(
    visitHours(quezonCity, bothOpen),
  );
});

test('[G3] an hour stays while it is offered, over another showroom, a closed day and a reload', async ({ page }) => {
  const hour = visitHours(bgc, bothOpen)[1]!;
  await openHydrated(page, `${path}?showroom=${bgc.slug}&date=${bothOpen}`);
  await page.getByText(hour, { exact: true }).click();
  const tick = page.getByRole('radio', { name: hour });
  await field(page, 'Showroom').selectOption(quezonCity.slug);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(visitHours(quezonCity, bothOpen).includes(hour) ? 1 : 0);
  await field(page, 'Showroom').selectOption(bgc.slug);
  await expect(tick).toBeChecked();
  await field(page, 'Day').fill(sunday);
  await expect(ticks(page)).toHaveCount(0);
  await expect(hours(page)).toHaveAccessibleDescription('There are no hours on this day.');
  await form(page)
    .getByRole('button', { name: /^Take / })
    .click();
  await expect(tick).toBeChecked();
  await page.goto(path);
  await awake(page);
  await expect(tick).toBeChecked();
});

test('[G3] a closed day is refused at once, in words beside it, until the next open day is taken or another showroom is open', async ({
  page,
}) => {
  await openHydrated(page, path);
  await choose(page, bgc, holiday.date);
  await expect(field(page, 'Day')).toHaveAccessibleDescription(refusal);
  await expect(said(page)).toHaveText('One field needs your attention.');
  await form(page)
    .getByRole('button', { name: `Take ${dayInWords(next, today)}` })
    .click();
  await expect(field(page, 'Day')).toHaveValue(next);
  await expect(field(page, 'Day')).toBeFocused();
  await expect(field(page, 'Day')).not.toHaveAttribute('aria-invalid');
  await expect(said(page)).toBeEmpty();
  const saturday = firstDay((day) => isOpen(bgc)(day) && !isOpen(quezonCity)(day));
  await choose(page, quezonCity, saturday);
  await expect(field(page, 'Day')).toHaveAccessibleDescription(/^Quezon City is closed on /);
  await propose(page);
  await field(page, 'Showroom').selectOption(bgc.slug);
  await expect(field(page, 'Day')).not.toHaveAttribute('aria-invalid');
});

test('[G3] what was missing of a visit has the focus, in order, and goes when it is chosen', async ({ page }) => {
  await openHydrated(page, `${path}?showroom=${bgc.slug}`);
  await fillPerson(page);
  await propose(page);
  await expect(field(page, 'Day')).toBeFocused();
  await field(page, 'Day').fill(bothOpen);
  await propose(page);
  await expect(ticks(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
});

for (const width of [390, 1440])
  for (const [state, query] of [
    ['nothing is chosen', ''],
    ['the day is open', `?showroom=${bgc.slug}&date=${bothOpen}`],
    ['the day is closed', `?showroom=${bgc.slug}&date=${sunday}`],
    ['the day is a holiday', `?showroom=${bgc.slug}&date=${holiday.date}`],
  ] as const)
    test(`[G3] [X1] axe finds nothing where ${state}, at ${width} px, and it scrolls only down`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, path + query);
      await expect(hours(page)).toBeVisible();
      expect(await axeFinds(page, 'main')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

test.describe('sent for real', () => {
  test.describe.configure({ mode: 'serial' });
  const staffed = serveStaffed();

  test('[G3] a holiday is refused, the next open day taken with one press, an hour chosen, and the visit mailed', async ({ page }) => {
    await openHydrated(page, staffed.server.url + path);
    await fillPerson(page);
    await choose(page, bgc, holiday.date);
    await expect(field(page, 'Day')).toHaveAccessibleDescription(refusal);
    await form(page)
      .getByRole('button', { name: /^Take / })
      .click();
    const hour = visitHours(bgc, next)[1]!;
    await page.getByText(hour, { exact: true }).click();
    await page.waitForFunction(() => performance.now() > 3_500);
    await propose(page);
    await expect(heading(page)).toHaveText('Thank you. We will set the table.');
    const shown = (await page.getByText(reference).textContent())?.slice(0, 7) ?? '';
    const message = await staffed.mail(1);
    expect(headOf(message, 'Subject')).toBe(`Showroom visit ${shown}: A Sample`);
    for (const line of [`Showroom: ${bgc.name}`, `Day: ${next}`, `Hour: ${hour}`]) expect(message).toContain(line);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[G3] [X2] a holiday is refused with the next open day, an hour that is not offered with those that are, and the visit mailed', async ({
      page,
    }) => {
      const hour = visitHours(bgc, next)[0]!;
      const never = visitHours(quezonCity, bothOpen).find((one) => !visitHours(bgc, next).includes(one))!;
      await page.goto(staffed.server.url + path);
      await fillPerson(page);
      await choose(page, bgc, holiday.date);
      await field(page, 'Hour').selectOption(never);
      await propose(page);
      await expect(heading(page)).toHaveText('Almost there.');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(`Day ${refusal}`);
      await page.goBack();
      await field(page, 'Day').fill(next);
      await propose(page);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
        `Hour Choose one of the hours of that day: ${visitHours(bgc, next).join(', ')}.`,
      );
      await page.goBack();
      await field(page, 'Hour').selectOption(hour);
      await propose(page);
      await expect(heading(page)).toHaveText('Thank you. We will set the table.');
      expect(await staffed.mail(2)).toContain(`Hour: ${hour}`);
    });
  });
});
