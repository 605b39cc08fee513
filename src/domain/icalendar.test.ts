import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { type CalendarEntry, toICalendar, foldLine, toSequence } from './icalendar';

const url = 'https://www.narra.example/article/7/an-evening-with-three-tile-houses-in-the-new-gallery-of-the-city';
const changed = new Date('2026-11-09T00:00:00+08:00');
const entry: CalendarEntry = {
  id: 'event-7',
  sequence: toSequence(changed),
  changed,
  title: 'Tile, stone; and “the lamp” \\ an evening with three houses in the gallery',
  description: `Marazzi, Impronta and Mirage on one wall:\nfirst by daylight – then under lamps. Señor Peña speaks 🎉.\n\n${url}`,
  place: 'Quezon City showroom, 100 Sample Avenue',
  address: '100 Sample Avenue, Quezon City',
  starts: new Date('2027-03-06T17:00:00+08:00'),
  ends: new Date('2027-03-07T00:30:00+08:00'),
  url,
};
const publisher = { company: 'Narra Home & Building', host: 'www.narra.example', language: 'en' };
const file = toICalendar(entry, publisher);

const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
const property = (name: string) => event.component.getFirstPropertyValue(name);

test('[S3] the calendar file of an event is parsed by a calendar with its whole text unchanged, and begins and ends in Manila time in any time zone', () => {
  expect(event.summary).toBe(entry.title);
  expect(event.location).toBe('Quezon City showroom, 100 Sample Avenue, Quezon City');
  expect(event.description).toBe(entry.description);
  expect(property('url')).toBe(entry.url);
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-06T09:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2027-03-06T16:30:00.000Z');
  expect(event.startDate.zone.tzid).toBe('Asia/Manila');
});

test('[S3] the calendar file of an event has a stable identifier, and depends on content only', () => {
  expect(event.uid).toBe('event-7@www.narra.example');
  expect(String(property('dtstamp'))).toBe('2026-11-08T16:00:00Z');
});

/** The properties of the event of a calendar file. */
const readEvent = (text: string) => {
  const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!;
  return (name: string) => found.getFirstPropertyValue(name);
};

test.each(['\n', '\r\n', '\r'])('[S3] a text with the line break %j begins no line of the calendar file', (lineBreak) => {
  const broken = toICalendar({ ...entry, title: `Tile${lineBreak}ATTACH:https://elsewhere.example` }, publisher);
  expect(broken.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(readEvent(broken)('summary')).toBe('Tile\nATTACH:https://elsewhere.example');
});

test('[S3] the calendar file of an event that was moved is newer than the one before, with the same identifier', () => {
  const before = readEvent(file);
  const moved = new Date('2026-11-09T09:30:00+08:00');
  const starts = new Date('2027-03-13T17:00:00+08:00');
  const after = readEvent(toICalendar({ ...entry, starts, changed: moved, sequence: toSequence(moved) }, publisher));
  expect(after('uid')).toBe(before('uid'));
  expect(String(after('dtstamp'))).toBe('2026-11-09T01:30:00Z');
  expect(Number(after('sequence')) - Number(before('sequence'))).toBe(570);
  expect(Number(after('sequence'))).toBeLessThan(2 ** 31);
});

test.each([
  ['BGC showroom, ground floor', 'Ground floor, Sample Building, BGC, Taguig', 'BGC showroom, ground floor, Sample Building, BGC, Taguig'],
  ['A hall', null, 'A hall'],
])('[S3] the place %s with the address %s is written as %s', (place, address, location) => {
  expect(readEvent(toICalendar({ ...entry, place, address }, publisher))('location')).toBe(location);
});

test('[S3] the calendar file of an event has the properties that RFC 5545 requires, in lines of up to 75 octets that end in CRLF', () => {
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Narra Home & Building//www.narra.example//EN');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = file.split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

test('a line of a calendar file is folded between characters, at every length', () => {
  for (let length = 60; length < 90; length += 1) {
    const line = `${'x'.repeat(length)}é“🎉\u0080\u0800\u{10000}${'y'.repeat(90)}`;
    const pieces = foldLine(line).split('\r\n ');
    expect(pieces.join('')).toBe(line);
    expect(
      foldLine(line)
        .split('\r\n')
        .map((piece) => new TextEncoder().encode(piece).length <= 75),
    ).not.toContain(false);
  }
});
