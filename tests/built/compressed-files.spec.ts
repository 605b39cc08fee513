import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { isCompressedFile, isCompressible } from '../../src/domain/http/content-encodings';
import { routes } from '../support/built-site';

const folders = ['public', '.builds/changed/public', '.builds/same/public'].filter((folder) => existsSync(folder));
const listFiles = (folder: string): string[] => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.filter((path) => statSync(path).isFile());
};

test('[X7] every text of a build, and of a build from its cache, is stored as brotli and gzip too, and nothing else is', () => {
  for (const folder of folders) {
    const files = listFiles(folder);
    const texts = files.filter((file) => isCompressible(file) && statSync(file).size >= 1024);
    expect(files.filter(isCompressedFile).sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
    for (const file of texts) {
      const content = readFileSync(file);
      expect([file, brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)]).toEqual([file, true]);
      expect([file, gunzipSync(readFileSync(`${file}.gz`)).equals(content)]).toEqual([file, true]);
    }
  }
});

test('[X7] every page is sent as the build stored it', async ({ request }) => {
  for (const path of routes.filter((route) => route !== '/maintenance')) {
    const response = await request.head(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect([path, encoding, length]).toEqual([path, 'br', String(statSync(join('public', path, 'index.html.br')).size)]);
  }
});
