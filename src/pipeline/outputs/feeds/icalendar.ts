import type { DateRange } from '../../../domain/dates';
import { toICalLocal, toICalUtc } from '../../../domain/date-formats';

/** An event for a calendar file. */
export interface CalendarEvent extends DateRange {
  /** The number of its article, which identifies it to calendars when its date changes. */
  id: number;
  title: string;
  summary: string;
  place: string;
  /** The address of the showroom that it is in. */
  address?: string | null | undefined;
  /** When its article last changed, in ISO 8601. */
  changed: string;
  /** The URL of its article. */
  url: string;
}

/** The publisher of a calendar file. */
interface CalendarPublisher {
  company: string;
  /** The host of the site, which makes the UID globally unique. */
  host: string;
  language: string;
}

/** Escapes text (RFC 5545, 3.3.11). */
const escapeICalText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * Folds a line between characters, so that none of its lines has more than 75 octets. The space that begins a continuation is one of them
 * (RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

// Manila has no daylight saving time.
const timezoneLines = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Manila',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The place with the address of its showroom, without what it says already. */
function formatLocation(place: string, address: string | null | undefined): string {
  const said = place.split(', ');
  const parts = (address ?? '').split(', ').filter((part) => !said.some((other) => other.toLowerCase() === part.toLowerCase()));
  return [...said, ...parts].filter(Boolean).join(', ');
}

/**
 * S3: an event as a calendar file (RFC 5545). It depends only on content and when that changed, so that the same event is the same file. A
 * calendar takes a file for that of an earlier day only if its number is higher: it is the minute of the change.
 */
export function toICalendar(event: CalendarEvent, from: CalendarPublisher): string {
  const { id, title, summary, place, address, starts, ends, changed, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeICalText(from.company)}//${from.host}//${from.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...timezoneLines,
    'BEGIN:VEVENT',
    `UID:event-${id}@${from.host}`,
    `DTSTAMP:${toICalUtc(changed)}`,
    `SEQUENCE:${Math.floor(Date.parse(changed) / 60_000)}`,
    `DTSTART;TZID=Asia/Manila:${toICalLocal(starts)}`,
    `DTEND;TZID=Asia/Manila:${toICalLocal(ends)}`,
    `SUMMARY:${escapeICalText(title)}`,
    `DESCRIPTION:${escapeICalText(`${summary}\n\n${url}`)}`,
    `LOCATION:${escapeICalText(formatLocation(place, address))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
