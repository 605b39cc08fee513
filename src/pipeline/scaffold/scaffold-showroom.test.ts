import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkContent } from '../check/check-content';
import { replaceText, writeContent } from '../check/content.fixture';
import { scaffold } from './scaffold';

test('[W1, E4] a third showroom is one folder: a draft with a map that passes the check, and a page once its texts are complete', async () => {
  const root = writeContent();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const faults = async () => (await checkContent(root)).map(({ file, message }) => `${file} ${message}`);
  const hours = ['--from', 'Monday', '--to', 'Saturday', '--opens', '9:00 AM', '--closes', '6:00 PM'];
  await scaffold(
    ['showroom', '--name', 'Cebu', '--street', '3 Sample & Street', '--city', 'Cebu City', '--phone', '+63 32 8555 0100', ...hours],
    root,
    new Date(),
  );
  expect(await faults()).toEqual([]);
  const text = read('showrooms/cebu/index.yaml');
  expect(text).toContain('slug: cebu\norder: 3\ndraft: true\n');
  expect(text).toContain('map: https://maps.google.com/?q=3+Sample+%26+Street%2C+Cebu+City\n');
  const place = replaceText('place: The showroom\n  showroom: bgc', 'place: The showroom\n  showroom: cebu');
  writeFileSync(join(root, 'articles/2-a-talk/index.md'), place(read('articles/2-a-talk/index.md')));
  expect(await faults()).toEqual([expect.stringContaining('The showroom `cebu` is a draft')]);
  writeFileSync(join(root, 'showrooms/cebu/index.yaml'), text.replace('draft: true\n', '').replaceAll(/\(To write: (.*?)\)/g, '$1'));
  writeFileSync(join(root, 'faq.yaml'), '- question: Where?\n  answer: In [Cebu](/showrooms/cebu).\n');
  expect(await faults()).toEqual([]);
  rmSync(dirname(root), { recursive: true });
});
