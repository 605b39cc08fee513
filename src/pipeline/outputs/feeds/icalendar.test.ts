import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { type CalendarEvent, toICalendar, foldLine } from './icalendar';

const entry: CalendarEvent = {
  id: 7,
  title: 'Tile, stone; and “the lamp” \\ an evening with three houses in the gallery',
  summary: 'Marazzi, Impronta and Mirage on one wall:\nfirst by daylight – then under lamps. Señor Peña speaks 🎉.',
  place: 'Quezon City showroom, 100 Sample Avenue',
  starts: '2027-03-06 5:00 PM',
  ends: '2027-03-07 12:30 AM',
  published: '2026-11-09',
  url: 'https://www.narra.example/article/7/an-evening-with-three-tile-houses-in-the-new-gallery-of-the-city',
};
const file = toICalendar(entry, { company: 'Narra Home & Building', host: 'www.narra.example', language: 'en' });

const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
const property = (name: string) => event.component.getFirstPropertyValue(name);

test('[S3] the calendar file of an event is parsed by a calendar with its whole text unchanged, and begins and ends in Manila time in any time zone', () => {
  expect(event.summary).toBe(entry.title);
  expect(event.location).toBe(entry.place);
  expect(event.description).toBe(`${entry.summary}\n\n${entry.url}`);
  expect(property('url')).toBe(entry.url);
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-06T09:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2027-03-06T16:30:00.000Z');
  expect(event.startDate.zone.tzid).toBe('Asia/Manila');
});

test('[S3] the calendar file of an event has a stable identifier, and depends on content only', () => {
  expect(event.uid).toBe('event-7@www.narra.example');
  expect(String(property('dtstamp'))).toBe('2026-11-08T16:00:00Z');
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
    const line = `${'x'.repeat(length)}é“🎉${'y'.repeat(90)}`;
    const pieces = foldLine(line).split('\r\n ');
    expect(pieces.join('')).toBe(line);
    expect(
      foldLine(line)
        .split('\r\n')
        .map((piece) => new TextEncoder().encode(piece).length <= 75),
    ).not.toContain(false);
  }
});
