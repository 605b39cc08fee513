import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the first generated article, far above those of editors. */
export const firstId = 100_001;

export const getArticleFolder = (content: string, id: number): string => join(content, 'articles', `${id}-note-${id}`);

const brands = ['kohler', 'brizo', 'falper', 'agape', 'marazzi', 'blanco', 'solea', 'spin'];
const pictureCount = 6;
const subjects = ['brass', 'tile', 'oak', 'stone', 'linen', 'glass', 'terrazzo', 'water'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A JPEG whose metadata names no original, so that the content check takes it for a picture of its own. */
const detachPicture = (jpeg: Buffer): Buffer =>
  Buffer.from(jpeg.toString('latin1').replace('OriginalDocumentID', 'OriginalDocumentNo'), 'latin1');

const getPictureName = (index: number): string => `note-${(index % pictureCount) + 1}.jpg`;

/** A picture of an article of the site, another for each of the first few numbers. */
function findPicture(content: string, index: number): string {
  const articles = join(content, 'articles');
  const folder = pick(
    readdirSync(articles).filter((name) => /^\d{1,3}-/.test(name)),
    index % pictureCount,
  );
  return join(
    articles,
    folder,
    readdirSync(join(articles, folder)).find((name) => name.endsWith('.jpg'))!,
  );
}

/** The publication day of an article by its index from the newest, with three articles a week. */
const getPublicationDay = (index: number): string =>
  new Date(Date.UTC(2026, 9, 1) - Math.floor(index / 3) * 7 * 86_400_000).toISOString().slice(0, 10);

const createParagraph = (subject: string, id: number, part: string) =>
  `${part} of note ${id} looks at ${subject} as it is used every day: how it is cut, how it is joined, and what ten years in a house do to it. ` +
  `It was written beside a sample that anyone may pick up, weigh in the hand and put back, and it names what was seen and nothing more. ` +
  `Where two pieces of ${subject} meet, the joint says who made it; where a hand goes often, the surface says how long ago that was. `;

const formatEvent = (day: string) => `event:\n  starts: ${day} 5:00 PM\n  ends: ${day} 8:00 PM\n  place: Quezon City showroom\n`;

/** Creates an article of 3 KB with three pictures. Every sixth article is an event. */
export function createArticle(index: number, { title = '', body = '', day = getPublicationDay(index) } = {}): string {
  const id = firstId + index;
  const subject = pick(subjects, index);
  const isEvent = index % 6 === 5;
  const createProse = (part: string) => `${createParagraph(subject, id, part).repeat(2)}\n`;
  return `---
article_id: ${id}
slug: note-${id}
title: Note ${id} on ${subject}${title}
kind: ${isEvent ? 'event' : 'news'}
date: ${day}
summary: What note ${id} has to say of ${subject}, its joints and its years.
description: Note ${id} of a long row, on ${subject} and what ten years of use do to it.
picture:
  file: ./${getPictureName(index)}
  alt: A study of ${subject} for note ${id}
  caption: A study of ${subject}
brands:
  - ${pick(brands, index)}
${isEvent ? formatEvent(day) : ''}---

${body}${createProse('The beginning')}
## What stays

${createProse('The middle')}
![The room of note ${id} from its other side](./${getPictureName(index + 1)} 'The other side')

> What is held every day keeps a record of the hand.

${createProse('A page')}
![A corner of the room of note ${id}](./${getPictureName(index + 2)} 'A corner')

See [the list](/news-and-events).

${createProse('The end')}`;
}

/** Writes an article with its pictures: links to one file each, so that their images are made once. */
export function writeArticle(content: string, index: number, change: Parameters<typeof createArticle>[1] = {}): void {
  const folder = getArticleFolder(content, firstId + index);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.md'), createArticle(index, change));
  for (const step of [0, 1, 2]) {
    const name = getPictureName(index + step);
    const shared = join(content, '..', name);
    if (!existsSync(shared)) writeFileSync(shared, detachPicture(readFileSync(findPicture(content, index + step))));
    if (!existsSync(join(folder, name))) linkSync(shared, join(folder, name));
  }
}
