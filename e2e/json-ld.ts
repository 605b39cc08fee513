import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parseHead } from './html-head';
import { readBuiltHtml } from './built-site';

/** Something in the words of schema.org. */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

/** What a page says in the words of schema.org. */
export async function readJsonLd(page: Page, route: string): Promise<JsonLdNode[]> {
  const { data } = await parseHead(page, readBuiltHtml(route));
  return data.flatMap((text) => {
    const { '@context': context, '@graph': things } = JSON.parse(text) as { '@context': string; '@graph': JsonLdNode[] };
    expect(context).toBe('https://schema.org');
    return things;
  });
}

/** The numbers of the articles that have a calendar file. */
export const eventArticleIds: number[] = readdirSync('public/events').map((name) => Number.parseInt(name, 10));
