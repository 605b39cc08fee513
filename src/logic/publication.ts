/** What decides whether something dated is shown. Days are `YYYY-MM-DD` in Manila. */
export interface Dated {
  date?: string | null;
  closes?: string | null;
  draft?: boolean | null;
}

/** For whom a build is made: visitors see what is published; editors also drafts, things dated ahead and past openings. */
export type Audience = 'visitors' | 'editors';

/** Whether something dated stands in a build made for an audience on a day. An opening is still open on its last day. */
export function isPublished({ date, closes, draft }: Dated, audience: Audience, today: string): boolean {
  if (audience === 'editors') return true;
  return draft !== true && (!date || date <= today) && (!closes || closes >= today);
}

/** The day in Manila, which keeps UTC+8 all year, at a moment. */
export const dayInManila = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
