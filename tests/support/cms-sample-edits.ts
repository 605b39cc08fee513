import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const brandFolder = 'content/brands/kohler';
const articleFolder = 'content/articles/9-what-unlacquered-brass-does-in-ten-years';

export const newArticleFolder = 'content/articles/10-a-wall-of-sage';

/** The picture that is put beside the articles, under other names. */
export const samplePicture = 'content/brands/marazzi/cream-squares.jpg';

export const lineEdits = [
  { file: `${brandFolder}/index.yaml`, from: 'origin: United States', to: 'origin: Wisconsin, United States' },
  { file: `${articleFolder}/index.md`, from: 'file: ./aged-lever-tap.jpg', to: 'file: ./sage-tile-wall.jpg' },
  {
    file: `${articleFolder}/index.md`,
    from: 'alt: An old brass lever tap on a gray wall, its body dark and its grip worn bright.',
    to: 'alt: A wall of sage tile.',
  },
  { file: `${articleFolder}/index.md`, from: '\nA lacquered tap', to: '\nLook closely. A lacquered tap' },
];

export const newArticleText = `---
article_id: 10
slug: a-wall-of-sage
title: A wall of sage
kind: news
date: '2026-11-20'
summary: What a green wall asks of the light.
description: A wall of sage tile, and the light it asks for.
picture:
  file: ./sage-wall.jpg
  alt: A wall of sage tile in the morning.
---

Green asks for a window to the north.
`;

/**
 * Changes the content of a folder as the tests of the editing screen do through it: a sentence of a brand, the picture and the text of an
 * article, an article more. They compare what it saved with this, byte for byte, and a build is made of this.
 */
export function applyEdits(root: string): void {
  for (const { file, from, to } of lineEdits) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} holds no "${from}" to change: adapt tests/support/cms-sample-edits.ts and e2e/cms-editing.e2e.ts.`);
    writeFileSync(join(root, file), text.replace(from, to));
  }
  rmSync(join(root, articleFolder, 'aged-lever-tap.jpg'));
  cpSync(join(root, samplePicture), join(root, articleFolder, 'sage-tile-wall.jpg'));
  mkdirSync(join(root, newArticleFolder));
  writeFileSync(join(root, newArticleFolder, 'index.md'), newArticleText);
  cpSync(join(root, samplePicture), join(root, newArticleFolder, 'sage-wall.jpg'));
}
