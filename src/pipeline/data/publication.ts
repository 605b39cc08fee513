/** The fields that decide whether an entry is published. Days are `YYYY-MM-DD` in Manila. */
export interface Publishable {
  date?: string | null;
  closes?: string | null;
  draft?: boolean | null;
}

/** The audience of a build: visitors see what is published, editors also drafts, future entries and past openings. */
export type Audience = 'visitors' | 'editors';

/** Whether an entry is in a build for an audience on a day. An opening is open on its last day. */
export function isPublished({ date, closes, draft }: Publishable, audience: Audience, today: string): boolean {
  if (audience === 'editors') return true;
  return draft !== true && (!date || date <= today) && (!closes || closes >= today);
}

/** Whether a holiday is listed on a day: until it is over. */
export const isHolidayListed = (date: string, today: string): boolean => date >= today;
