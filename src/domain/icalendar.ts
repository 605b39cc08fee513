import { toICalLocal, toICalUtc } from './date-formats';

/** An entry for a calendar file: an event, or a visit. */
export interface CalendarEntry {
  /** What identifies it on its host to calendars, also when its time changes. */
  id: string;
  /** A calendar takes a file for that of an earlier time only if this number is higher. */
  sequence: number;
  changed: Date;
  starts: Date;
  ends: Date;
  title: string;
  description: string;
  place: string;
  address?: string | null | undefined;
  url?: string;
  /** What a file that is mailed does: it brings the entry into a calendar, or takes it out. */
  method?: 'PUBLISH' | 'CANCEL';
  /** The e-mail address of who invites. */
  organizer?: string | undefined;
}

interface CalendarPublisher {
  company: string;
  /** The host of the site, which makes the UID globally unique. */
  host: string;
  language: string;
}

/** Escapes text (RFC 5545, 3.3.11). */
const escapeICalText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** How many octets a character has in UTF-8. */
function countOctets(character: string): number {
  const code = character.codePointAt(0)!;
  return 1 + [0x80, 0x800, 0x10000].filter((first) => code >= first).length;
}

/**
 * Folds a line between characters, so that none of its lines has more than 75 octets. The space that begins a continuation is one of them
 * (RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
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
const timezoneLines =
  `BEGIN:VTIMEZONE TZID:Asia/Manila BEGIN:STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0800 TZOFFSETTO:+0800 TZNAME:PST
END:STANDARD END:VTIMEZONE`.split(/\s/);

/** The place with the address of its showroom, without what it says already. */
function formatLocation(place: string, address: string | null | undefined): string {
  const said = place.split(', ');
  const parts = (address ?? '').split(', ').filter((part) => !said.some((other) => other.toLowerCase() === part.toLowerCase()));
  return [...said, ...parts].filter(Boolean).join(', ');
}

/** The minute of a change as the number of a version: it rises whenever somebody changes something. */
export const toSequence = (changed: Date): number => Math.floor(changed.getTime() / 60_000);

/** S3, W13: a calendar file (RFC 5545, 5546). It depends only on the entry, so that the same entry is the same file. */
export function toICalendar(entry: CalendarEntry, from: CalendarPublisher): string {
  const { id, sequence, changed, starts, ends, title, description, place, address, url, method, organizer } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeICalText(from.company)}//${from.host}//${from.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(method === undefined ? [] : [`METHOD:${method}`]),
    ...timezoneLines,
    'BEGIN:VEVENT',
    `UID:${id}@${from.host}`,
    `DTSTAMP:${toICalUtc(changed)}`,
    `SEQUENCE:${sequence}`,
    ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
    ...(organizer === undefined ? [] : [`ORGANIZER:mailto:${organizer}`]),
    `DTSTART;TZID=Asia/Manila:${toICalLocal(starts)}`,
    `DTEND;TZID=Asia/Manila:${toICalLocal(ends)}`,
    `SUMMARY:${escapeICalText(title)}`,
    `DESCRIPTION:${escapeICalText(description)}`,
    `LOCATION:${escapeICalText(formatLocation(place, address))}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
