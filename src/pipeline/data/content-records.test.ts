import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { getFields, getJsonSchemas } from '../../schema/json-schema';
import { buildRecordSelection } from './content-records';

test('[P1, G1] a query for records selects the fields with a record role, the labels of references and what decides on publication', () => {
  expect(buildRecordSelection('Question')).toBe(' { question answer  }');
  expect(buildRecordSelection('Opening')).toBe(' { title team place employment date closes draft asks key: slug html }');
  const brand = buildRecordSelection('Brand');
  expect(brand).toContain(' categories { slug name } origin showrooms { slug short_name } description hero { alt caption focus file {');
  expect(brand).toMatch(
    / collections \{ name showrooms \{ slug short_name \} picture \{ alt .+ finishes on_request \} +wordmark \{ src color \} \}$/,
  );
  expect(brand).not.toMatch(/website|materials|inquiry|composition/);
});

test('[P1, G1] no output names a field that a record takes from a brand', () => {
  const outputs = resolve(__dirname, '../outputs');
  const code = ['search', 'board-catalog'].flatMap((folder) =>
    readdirSync(join(outputs, folder))
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(outputs, folder, file), 'utf8')),
  );
  // `name` is also a field of a file.
  const fields = getFields(getJsonSchemas()['Brand']!).filter(
    ({ name, schema }) => schema.record && name !== schema.record && name !== 'name',
  );
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['link', 'categories', 'origin', 'description', 'lead', 'hero', 'gallery', 'collections']));
  expect(names.filter((name) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text.replaceAll(/\/\*\*.*\*\//g, ''))))).toEqual([]);
});
