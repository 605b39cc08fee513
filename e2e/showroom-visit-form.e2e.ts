import { expect, type Page } from '@playwright/test';
import { addDays, getNextDay, formatDay, getWeekday, toManilaDay } from '../src/domain/dates';
import { findNextOpenDay, type VisitShowroom, getVisitHours } from '../src/domain/forms/visit';
import { getMailHeader } from '../src/server/forms/smtp-server.fixture';
import { showrooms as written } from '../tests/support/content';
import { hydrateAll, openHydrated } from '../tests/support/page';
import { formField, formStatus, mainForm, openEarlier, pageHeading, readReference } from './inquiry.page';
import { test } from './mailbox';
import { expectAccessible } from './page-audit';

const visitPath = '/contact-us/showroom-visit';
const showrooms = written as unknown as VisitShowroom[];
const [quezonCity, bgc] = showrooms as [VisitShowroom, VisitShowroom];
const today = toManilaDay(new Date());

function firstDay(isMeant: (day: string) => boolean): string {
  let day = getNextDay(today);
  while (!isMeant(day)) day = getNextDay(day);
  return day;
}

const isOpen = (showroom: VisitShowroom) => (day: string) => getVisitHours(showroom, day).length > 0;
const sunday = firstDay((day) => getWeekday(day) === 'Sunday');
// Where the content names no holiday any more, a Sunday is closed too.
const holiday = bgc.holidays?.find(({ date, opens }) => date > today && !opens) ?? { date: sunday };
const closedMessage = `${bgc.name} is closed on ${formatDay(holiday.date, today)}${holiday.name ? `: ${holiday.name}` : ''}.`;
const nextOpen = findNextOpenDay(bgc, holiday.date, today)!;
const refusalMessage = `${closedMessage} The next open day is ${formatDay(nextOpen, today)}.`;
const areOpen = (day: string) => showrooms.every((showroom) => isOpen(showroom)(day));
// The first day may have hours that cannot be confirmed in time.
const firstOpen = firstDay(areOpen);
const bothOpen = firstDay((day) => day > firstOpen && areOpen(day));

const hourGroup = (page: Page) => page.getByRole('group', { name: 'Hour' }).or(page.getByRole('radiogroup', { name: 'Hour' }));
const hourRadios = (page: Page) => hourGroup(page).getByRole('radio');
const takeNextDay = (page: Page) => mainForm(page).getByRole('button', { name: /^Take / });
const submitVisit = (page: Page) => page.getByRole('button', { name: /^book a visit$/i }).click();

async function fillContact(page: Page): Promise<void> {
  await formField(page, 'Name').fill('A Sample');
  await formField(page, 'E-mail Address').fill('visitor@sample.example');
  await formField(page, 'Mobile').fill('+63 917 555 0100');
  await page.getByText(/^I agree/).click();
}

async function chooseShowroomAndDay(page: Page, showroom: VisitShowroom, day: string): Promise<void> {
  await formField(page, 'Showroom').selectOption(showroom.slug);
  await formField(page, 'Day').fill(day);
}

// Days are in English, whatever the language of the browser.
test.use({ locale: 'fil-PH' });

test('[G3, V4, X1] the hours follow showroom and day, a chosen one is kept, and the form is accessible', async ({ page }) => {
  await openHydrated(page, visitPath);
  await expect(hourGroup(page)).toHaveAccessibleDescription(/^Choose a showroom and a day/);
  await expect(hourRadios(page)).toHaveCount(0);
  await chooseShowroomAndDay(page, quezonCity, bothOpen);
  expect(await hourRadios(page).evaluateAll((all) => all.map((tick) => (tick as HTMLInputElement).value))).toEqual(
    getVisitHours(quezonCity, bothOpen),
  );

  const hour = getVisitHours(bgc, bothOpen)[1]!;
  const tick = page.getByRole('radio', { name: hour });
  await formField(page, 'Showroom').selectOption(bgc.slug);
  await page.getByText(hour, { exact: true }).click();
  await formField(page, 'Showroom').selectOption(quezonCity.slug);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(getVisitHours(quezonCity, bothOpen).includes(hour) ? 1 : 0);
  await formField(page, 'Showroom').selectOption(bgc.slug);
  await expect(tick).toBeChecked();
  await formField(page, 'Day').fill(sunday);
  await expect(hourRadios(page)).toHaveCount(0);
  await expect(hourGroup(page)).toHaveAccessibleDescription('There are no hours on this day.');
  await takeNextDay(page).click();
  await expect(tick).toBeChecked();
  await page.goto(visitPath);
  await hydrateAll(page);
  await expect(tick).toBeChecked();

  await formField(page, 'Day').fill(bothOpen);
  await expect(hourRadios(page)).toHaveCount(getVisitHours(bgc, bothOpen).length);
  await expectAccessible(page, 'the day is open', 'main');
  await formField(page, 'Day').fill(holiday.date);
  await expect(formField(page, 'Day')).toHaveAccessibleDescription(new RegExp(`closed on ${formatDay(holiday.date, today)}`));
  await expectAccessible(page, 'the day is a holiday', 'main');
  await formField(page, 'Day').fill('');
  await formField(page, 'Day').pressSequentially('1215202612');
  await expect(formField(page, 'Day')).toHaveValue(/^\d{4}-12-15$/);
});

test('[G3, A3] a closed day is told at once and mended with a press, and the visit is mailed @mail', async ({ page, staffed }) => {
  const day = formField(page, 'Day');
  await openEarlier(page);
  await openHydrated(page, staffed.url + visitPath);
  await chooseShowroomAndDay(page, bgc, holiday.date);
  await expect(day).toHaveAccessibleDescription(refusalMessage);
  await expect(formStatus(page)).toHaveText('One field needs your attention.');
  await expect(takeNextDay(page)).toHaveText(`Take ${formatDay(nextOpen, today)}`);
  await takeNextDay(page).click();
  await expect(day).toHaveValue(nextOpen);
  await expect(day).toBeFocused();
  await expect(day).not.toHaveAttribute('aria-invalid');
  await expect(formStatus(page)).toBeEmpty();
  const saturday = firstDay((one) => isOpen(bgc)(one) && !isOpen(quezonCity)(one));
  await chooseShowroomAndDay(page, quezonCity, saturday);
  await expect(day).toHaveAccessibleDescription(/^Quezon City is closed on /);
  await submitVisit(page);
  await formField(page, 'Showroom').selectOption(bgc.slug);
  await expect(day).not.toHaveAttribute('aria-invalid');

  await fillContact(page);
  await day.fill('');
  await submitVisit(page);
  await expect(day).toBeFocused();
  await day.fill('2020-01-01');
  await submitVisit(page);
  await expect(day).toHaveAccessibleDescription(/from tomorrow onward$/);
  await day.fill(nextOpen);
  await submitVisit(page);
  await expect(hourRadios(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mainForm(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  await submitVisit(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We will set the table.');
  // Whoever has booked a visit is not asked to book another.
  const onward = page.getByRole('link', { name: 'Your board', exact: true }).locator('..').getByRole('link');
  await expect(onward.first()).toHaveText('How to get there');
  await expect(onward.first()).toHaveAttribute('href', `/showrooms/${bgc.slug}`);
  const reference = await readReference(page);
  const message = await staffed.waitForMail(reference);
  expect(getMailHeader(message, 'Subject')).toBe(`Book a visit ${reference}: A Sample`);
  for (const line of [`Showroom: ${bgc.name}`, `Day: ${nextOpen}`, `Hour: ${getVisitHours(bgc, nextOpen, new Date())[0]!}`])
    expect(message).toContain(line);
});

test('[A10, G3] hours that nobody could confirm in time are left out with a word, and a day for which no holidays are known is taken with one', async ({
  page,
}) => {
  const day = firstDay((one) => isOpen(bgc)(one) && getWeekday(one) === 'Wednesday');
  const [first, second] = getVisitHours(bgc, day) as [string, string];
  // Late on the evening before.
  await page.clock.setFixedTime(`${addDays(day, -1)}T22:00:00+08:00`);
  await openHydrated(page, visitPath);
  await chooseShowroomAndDay(page, bgc, day);
  await expect(hourRadios(page).first()).toHaveAttribute('value', second);
  await expect(page.getByRole('radio', { name: first, exact: true })).toHaveCount(0);
  await expect(hourGroup(page)).toHaveAccessibleDescription(/please call the showroom/);
  const last = bgc
    .holidays!.map(({ date }) => date)
    .sort()
    .at(-1)!;
  await formField(page, 'Day').fill(firstDay((one) => one > last && isOpen(bgc)(one)));
  await expect(formField(page, 'Day')).toHaveAccessibleDescription(/holidays of that time are not set yet/);
  await expect(formField(page, 'Day')).not.toHaveAttribute('aria-invalid');
  await expect(hourRadios(page).first()).toHaveAttribute('value', first);
  await expect(hourGroup(page)).not.toHaveAccessibleDescription(/please call/);
});
