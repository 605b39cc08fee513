import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkContent } from '../src/pipeline/check/check-content';
import { formatReport } from '../src/pipeline/check/report';

const articleCount = Number(process.argv[2] ?? 5000);
const firstId = 100_001;

const paragraph = 'The brass is cast in one piece and turned by hand, then left as it is, so that ten years of use can be read on it. ';

const createArticle = (id: number) => `---
article_id: ${id}
slug: note-${id}
title: Note ${id} on brass
kind: news
date: 2026-11-02
summary: What number ${id} learned about brass, in {brands} houses.
description: What number ${id} learned about brass in ten years of use.
picture:
  file: ../../pictures/hero-home.jpg
  alt: A freestanding bath in evening light
  focus: 50% 60%
brands:
  - kohler
  - brizo
---
${paragraph.repeat(8)}

See [Kohler](/brand-partners/kohler), [the news](/news-and-events/news) and [the note after](/article/${id === firstId ? firstId + 1 : firstId}/note-${id === firstId ? firstId + 1 : firstId}).

## What stays

${paragraph.repeat(8)}

![A lever on an oak door](../../pictures/door-lever.jpg 'The lever after ten years')

${paragraph.repeat(8)}
`;

/** Times the content check over the content of the site and generated articles: `tsx bench/content-check.ts [number]`. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  try {
    const root = join(folder, 'content');
    cpSync(resolve('content'), root, { recursive: true });
    for (let id = firstId; id < firstId + articleCount; id += 1) {
      const place = join(root, 'articles', `${id}-note-${id}`);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'index.md'), createArticle(id));
    }
    const start = performance.now();
    const before = process.cpuUsage();
    const faults = await checkContent(root);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before);
    const work = (user + system) / 1_000_000;
    const memory = Math.round(process.memoryUsage().rss / 1_048_576);
    console.log(
      `content check, ${articleCount} articles: ${seconds.toFixed(2)} s (${work.toFixed(2)} s of processor), ${memory} MB, ${faults.length} faults`,
    );
    if (faults.length > 0) console.error(formatReport(faults.slice(0, 5)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
