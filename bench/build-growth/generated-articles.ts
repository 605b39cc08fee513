import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first number of the articles made here, far from those of editors. */
export const firstId = 100_001;

export const getArticleFolder = (content: string, id: number): string => join(content, 'articles', `${id}-note-${id}`);

const brands = ['kohler', 'brizo', 'falper', 'agape', 'marazzi', 'blanco', 'solea', 'spin'];
const pictures = ['bath-and-floor-tap', 'rain-shower-head', 'round-table', 'terrazzo-kitchen-floor', 'paved-terrace', 'terracotta-wall'];
const folders: Record<string, string> = {
  'bath-and-floor-tap': '5-a-bath-in-the-middle-of-the-floor',
  'rain-shower-head': '1-water-pressure-in-tall-buildings',
  'round-table': '6-curves-return-to-the-living-room',
  'terrazzo-kitchen-floor': '3-the-terrazzo-table',
  'paved-terrace': '4-how-to-read-the-edge-of-a-tile',
  'terracotta-wall': '7-an-evening-with-three-tile-houses',
};
const subjects = ['brass', 'tile', 'oak', 'stone', 'linen', 'glass', 'terrazzo', 'water'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

const getPicturePath = (at: number): string => {
  const name = pick(pictures, at);
  return `../${folders[name]!}/${name}.jpg`;
};

/** The day of the article with some place from the newest, three a week and so many years back as they need. */
const getPublicationDay = (at: number): string =>
  new Date(Date.UTC(2026, 9, 1) - Math.floor(at / 3) * 7 * 86_400_000).toISOString().slice(0, 10);

const createParagraph = (subject: string, id: number) =>
  `Note ${id} looks at ${subject} as it is used every day: how it is cut, how it is joined, and what ten years in a house do to it. ` +
  `It was written beside a sample that anyone may pick up, weigh in the hand and put back, and it names what was seen and nothing more. ` +
  `Where two pieces of ${subject} meet, the joint says who made it; where a hand goes often, the surface says how long ago that was. `;

const formatEvent = (day: string) => `event:\n  starts: ${day} 5:00 PM\n  ends: ${day} 8:00 PM\n  place: Quezon City showroom\n`;

/** An article of our own about nothing in particular: 3 KB, three pictures, every sixth of them an event. */
export function createArticle(at: number, { title = '', body = '', day = getPublicationDay(at) } = {}): string {
  const id = firstId + at;
  const subject = pick(subjects, at);
  const isEvent = at % 6 === 5;
  const prose = `${createParagraph(subject, id).repeat(2)}\n`;
  return `---
article_id: ${id}
slug: note-${id}
title: Note ${id} on ${subject}${title}
kind: ${isEvent ? 'event' : 'news'}
date: ${day}
summary: What note ${id} has to say of ${subject}, its joints and its years.
description: Note ${id} of a long row, on ${subject} and what ten years of use do to it.
picture:
  file: ${getPicturePath(at)}
  alt: A study of ${subject} in a quiet room
  caption: A study of ${subject}
brands:
  - ${pick(brands, at)}
${isEvent ? formatEvent(day) : ''}---

${body}${prose}
## What stays

${prose}
![The same room from its other side](${getPicturePath(at + 1)} 'The other side')

> What is held every day keeps a record of the hand.

${prose}
![A corner of the room](${getPicturePath(at + 2)} 'A corner')

See [the list](/news-and-events).

${prose}`;
}

/** Writes articles from one place to another, as if editors had published them over the years. */
export function writeArticles(content: string, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const folder = getArticleFolder(content, firstId + at);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.md'), createArticle(at));
  }
}
