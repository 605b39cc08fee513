import { expect, test } from '@jest/globals';
import { checkContentWith, jpeg } from './content.fixture';

const redirects = 'redirects.yaml';

test('[C2] a missing file is reported', async () => {
  expect(await checkContentWith({ 'navigation.yaml': null })).toEqual([
    'content/navigation.yaml:1:1 The file is missing. It holds: the navigation. Put it back.',
  ]);
});

test('[C2] a missing list is reported', async () => {
  expect(await checkContentWith({ [redirects]: null })).toEqual([
    'content/redirects.yaml:1:1 The file is missing. It is a list, and each entry of it is: an old path and where it leads. An empty list is written `[]`.',
  ]);
});

test('[C2] a file in a misspelt folder suggests the right one', async () => {
  expect(await checkContentWith({ 'brand/x.yaml': 'name: x\n' })).toEqual([
    'content/brand/x.yaml:1:1 The site does not read a file of this name and folder. Did you mean `content/brands/<name>/index.yaml`?',
  ]);
});

test('[C2] a file with another ending suggests the right one', async () => {
  expect(await checkContentWith({ 'pages/more.yml': 'path: /more\n' })).toEqual([
    'content/pages/more.yml:1:1 The site does not read a file of this name and folder. Did you mean `content/pages/<name>.yaml`?',
  ]);
});

test('[C2] a misspelt file suggests the right one', async () => {
  expect(await checkContentWith({ 'redirect.yaml': '[]\n' })).toEqual([
    'content/redirect.yaml:1:1 The site does not read a file of this name and folder. Did you mean `content/redirects.yaml`?',
  ]);
});

test('[C2] a file without a close match is reported', async () => {
  expect(await checkContentWith({ 'notes/today.txt': 'Hello\n' })).toEqual([
    'content/notes/today.txt:1:1 The site does not read a file of this name and folder. Files are `site.yaml`, `navigation.yaml`, `text.yaml`, `privacy.yaml`, `shops.yaml`, `categories.yaml`, `rooms.yaml`, `materials.yaml`, `faq.yaml` and `redirects.yaml`, and in folders `pages/<name>.yaml`, `forms/<name>.yaml`, `brands/<name>/index.yaml`, `showrooms/<name>/index.yaml`, `articles/<name>/index.md` and `careers/<name>.md`.',
  ]);
});

test('[C2] a picture with an ending in capitals is reported', async () => {
  expect(await checkContentWith({ 'pictures/other.JPG': jpeg })).toEqual([
    'content/pictures/other.JPG:1:1 The site does not read a file of this name and folder. Rename it so that its ending is .jpg, .png or .svg, in small letters.',
  ]);
});

test('[C2] a picture of another kind is reported', async () => {
  expect(await checkContentWith({ 'pictures/other.webp': 'RIFF' })).toEqual([
    'content/pictures/other.webp:1:1 The site does not read a file of this name and folder. Pictures here are .jpg, .png or .svg: export it again as one of them.',
  ]);
});

test('[C2] hidden files are ignored', async () => {
  expect(await checkContentWith({ '.DS_Store': 'x', 'brands/.gitkeep': '' })).toEqual([]);
});
