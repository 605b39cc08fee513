import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readBuiltHtml } from './built-site';
import { parseHead } from './html';

export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

export const readJsonLd = (route: string): JsonLdNode[] =>
  parseHead(readBuiltHtml(route)).jsonLd.flatMap((text) => {
    const { '@context': context, '@graph': nodes } = JSON.parse(text) as { '@context': string; '@graph': JsonLdNode[] };
    expect(context).toBe('https://schema.org');
    return nodes;
  });

/** The ids of the articles that have a calendar file. */
export const eventArticleIds: number[] = readdirSync('public/events').map((name) => Number.parseInt(name, 10));
