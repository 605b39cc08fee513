/** What decides whether something dated is shown. Days are `YYYY-MM-DD` in Manila. */
export interface Publishable {
  date?: string | null;
  closes?: string | null;
  draft?: boolean | null;
}

/** For whom a build is made: visitors see what is published; editors also drafts, things dated ahead and past openings. */
export type Audience = 'visitors' | 'editors';

/** Whether something dated stands in a build made for an audience on a day. An opening is still open on its last day. */
export function isPublished({ date, closes, draft }: Publishable, audience: Audience, today: string): boolean {
  if (audience === 'editors') return true;
  return draft !== true && (!date || date <= today) && (!closes || closes >= today);
}
