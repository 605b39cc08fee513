import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readHead } from './head';
import { builtHtml } from './site';

/** Something in the words of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page says in the words of schema.org. */
export async function thingsOf(page: Page, route: string): Promise<Thing[]> {
  const { data } = await readHead(page, builtHtml(route));
  return data.flatMap((text) => {
    const { '@context': context, '@graph': things } = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
    expect(context).toBe('https://schema.org');
    return things;
  });
}

/** The numbers of the articles that have a calendar file. */
export const calendars: number[] = readdirSync('public/events').map((name) => Number.parseInt(name, 10));
