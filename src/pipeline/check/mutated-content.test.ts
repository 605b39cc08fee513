import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { countCases, fc } from '../../domain/fast-check.fixture';
import { findContentKind } from '../../schema/content-kinds';
import { applyRules, checkContent } from './check-content';
import type { ContentFiles } from './read/open-folder';
import { contentDay, createContent, validFiles } from './content.fixture';
import { createFileFault, type Fault } from './report';
import type { Content } from './read/content-model';
import { parseSourceFile, splitFrontMatter } from './read/source-file';
import { readContent } from './read/read-content';
import type { Rule } from './rules/rule';
import { silenceWarnings } from './silenced-warnings';

/** Some rules need two of a kind. */
const wholeFiles = {
  ...validFiles,
  'articles/3-a-tour/index.md': String(validFiles['articles/2-a-talk/index.md'])
    .replace(/article_id: 2\nslug: a-talk\ntitle: A talk/, 'article_id: 3\nslug: a-tour\ntitle: A tour')
    .replace('An evening with taps', 'A tour of the taps'),
};
const files = Object.keys(wholeFiles);

/** Values of every type, and texts that are nearly right. */
const strangeValues = [...(parse(readFileSync(join(__dirname, 'strange-values.fixture.yaml'), 'utf8')) as unknown[]), 'a'.repeat(400)];

/** Letters that mean something in YAML, Markdown or a picture. */
const signs = [...Array.from(':"\'{}[]#&*!|>-?,%@`\\ \n\t\r\0\u00a0\ufeff\ufffd'), '\n---\n', '\n  ', '- '];

interface Mutation {
  file: string;
  kind: 'drop' | 'replace' | 'cut' | 'repeat' | 'text' | 'end' | 'remove' | 'move';
  at: number;
  value: unknown;
  sign: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  file: fc.constantFrom(...files),
  kind: fc.constantFrom('drop', 'replace', 'replace', 'cut', 'repeat', 'text', 'text', 'end', 'remove', 'move'),
  at: fc.nat(100_000),
  value: fc.constantFrom(...strangeValues),
  sign: fc.constantFrom(...signs),
});

type Parent = Record<string | number, unknown>;

/** Every field and item of a value, with what holds it. */
function listPlaces(value: unknown): { parent: Parent; key: string | number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ parent: value as Parent, key }, ...listPlaces((value as Parent)[key])]);
}

/** Changes a field of a YAML document. */
function mutateYaml(yaml: string, { kind, at, value }: Mutation): string {
  const document: unknown = parse(yaml);
  const places = listPlaces(document);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return stringify(value);
  const { parent, key } = place;
  const before = parent[key];
  if (kind === 'drop') Reflect.deleteProperty(parent, key);
  else if (kind === 'repeat' && Array.isArray(parent)) parent.push(before);
  else parent[key] = kind === 'cut' && typeof before === 'string' ? before.slice(0, at % (before.length + 1)) : value;
  return stringify(document);
}

const mutateText = (text: string, { at, sign, kind }: Mutation): string => {
  const index = at % (text.length + 1);
  return kind === 'end' ? text.slice(0, index) : text.slice(0, index) + sign + text.slice(index + (at % 3));
};

function mutateBytes(bytes: Buffer, { at, kind }: Mutation): Buffer {
  const index = at % (bytes.length + 1);
  return kind === 'end'
    ? bytes.subarray(0, index)
    : Buffer.concat([bytes.subarray(0, index), Buffer.from([at % 256]), bytes.subarray(index + 1)]);
}

/** The small content with some changes, one after the other. */
function mutateContent(mutations: readonly Mutation[]): ContentFiles {
  const changed: Record<string, string | Buffer> = { ...wholeFiles };
  for (const one of mutations) {
    const { file, kind, sign } = one;
    const before = changed[file];
    if (before === undefined) continue;
    if (kind === 'remove' || kind === 'move') Reflect.deleteProperty(changed, file);
    if (kind === 'move') changed[file.replace(/[^/]+(?=[/.][^/]*$)/, (name) => `${name}${sign.trim()}x`)] = before;
    else if (kind !== 'remove') changed[file] = Buffer.isBuffer(before) ? mutateBytes(before, one) : mutateFile(file, before, one);
  }
  return createContent({ ...Object.fromEntries(files.map((file) => [file, null])), ...changed });
}

function mutateFile(file: string, text: string, one: Mutation): string {
  if (!/\.(?:yaml|md)$/.test(file) || one.kind === 'text' || one.kind === 'end') return mutateText(text, one);
  try {
    if (file.endsWith('.yaml')) return mutateYaml(text, one);
    const parts = splitFrontMatter(text);
    return 'problem' in parts ? text : `---\n${mutateYaml(parts.head, one)}---\n${parts.body}`;
  } catch {
    return mutateText(text, one);
  }
}

test('[C2] whatever becomes of a file, the check says what is wrong at a file and a line, and no rule throws', () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const { faults, warnings } = checkContent(mutateContent(mutations), contentDay);
      const isTold = ({ file, line, column, message }: Fault) =>
        /^content\/[^/]/.test(file) && line > 0 && column > 0 && !/^The check cannot/.test(message);
      expect([...faults, ...warnings].filter((fault) => !isTold(fault))).toEqual([]);
    }),
    { numRuns: countCases(2_000) },
  );
}, 120_000);

test.each([
  ['starts: 2027-03-06 17:00', '`starts` is `2027-03-06 17:00`. It should be a day and time such as 2026-12-05 5:00 PM.'],
  ['starts: 5pm', '`starts` is `5pm`. It should be a day and time such as 2026-12-05 5:00 PM.'],
  ['starts: 2027-13-06 5:00 PM', '`starts` is `2027-13-06 5:00 PM`. It should be a day that exists.'],
  ['starts:', '`starts` is empty. Write when it begins, in Manila.'],
])('[C2] an event with “%s” is a fault at its line, while another event is right', (line, message) => {
  const talk = 'articles/2-a-talk/index.md';
  const { faults } = checkContent(
    createContent({ ...wholeFiles, [talk]: String(validFiles[talk]).replace(/starts: .*/, line) }),
    contentDay,
  );
  expect(faults).toEqual([{ file: `content/${talk}`, line: 13, column: expect.any(Number), message }]);
});

test('[C2] a rule that throws is a fault that names the rule and the file, and the other rules speak', () => {
  const { content } = readContent(createContent(), contentDay);
  const throwsAtJoiner: Rule = ({ entries }) => {
    if (entries.some(({ source }) => source.file === 'careers/joiner.md')) throw new TypeError('no hands');
    return [];
  };
  const speaks: Rule = () => [createFileFault('site.yaml', 'Wrong. Right.')];
  const { found, broken } = applyRules([{ throwsAtJoiner }, { speaks }], content);
  expect(found.map(({ message }) => message)).toEqual(['Wrong. Right.']);
  expect(broken).toEqual([
    createFileFault(
      'careers/joiner.md',
      'The check cannot judge this file by its rule `throwsAtJoiner`. Mend what else is wrong in it; if nothing is, tell the person who looks after the site: TypeError: no hands',
    ),
  ]);
});

test('[C2] comments that mark warnings as intended are compared with those of their own lines', () => {
  const count = 300;
  const text = `${'# intended(rule): so\n'.repeat(count)}lead: |\n${'  A tap\n'.repeat(count)}`;
  const sources = [parseSourceFile('faq.yaml', findContentKind('faq.yaml')!, text)];
  const getFile = jest.fn(() => 'faq.yaml');
  const warnings = Array.from({ length: count }, (_, at) =>
    Object.defineProperty({ ...createFileFault('', ''), line: count + 1 + at, rule: 'rule' }, 'file', { get: getFile }),
  );
  const match = jest.spyOn(RegExp.prototype, 'exec');
  const silenced = silenceWarnings({ sources } as unknown as Content, warnings, true);
  const matches = match.mock.calls.length;
  match.mockRestore();
  expect(silenced).toEqual({ faults: [], warnings: [] });
  expect([getFile.mock.calls.length < 5 * count, matches < 20 * count]).toEqual([true, true]);
});
