import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildASTSchema, NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'gatsby/graphql';
import { buildTypeDefinitions } from './type-definitions';

const project = resolve(__dirname, '../../..');
const readProject = (file: string) => readFileSync(join(project, file), 'utf8');

/** Inserts lines into a text, each after a line that it has once. */
const insert =
  (...lines: [line: string, added: string][]) =>
  (text: string): string =>
    lines.reduce((before, [line, added]) => {
      expect([line, before.split(`${line}\n`).length]).toEqual([line, 2]);
      return before.replace(`${line}\n`, `${line}\n${added}\n`);
    }, text);

/** The text of a file that a task of CONTRIBUTING creates, or what it changes in another. */
type Change = string | ((text: string) => string);

const addSection = {
  'src/schema/page.ts': (text: string) =>
    insert(['    phonesSchema,', '    ribbonSchema,'])(text.replace('noteSchema, ', 'noteSchema, ribbonSchema, ')),
  'src/schema/sections/texts.ts': (text: string) => `${text}
export const ribbonSchema = section('ribbon', 'A line of text', { text: copy('The line') }, { lists: { showrooms: 'Showroom' } });
`,
  'src/sections/ribbon.tsx': `import { graphql } from 'gatsby';
import type { SectionProps } from './section-props';

export const ribbonSectionFragment = graphql\`
  fragment RibbonSection on RibbonSection { text showrooms { name } }
\`;

export const RibbonSection = ({ section }: SectionProps<Queries.RibbonSectionFragment>) => <p>{section.text}</p>;
`,
  'src/sections/registry.tsx': (text: string) =>
    text.replace(/^ {2}PhonesSection: .*$/m, (line) => `${line}\n${line.replaceAll('Phones', 'Ribbon').replaceAll('phones', 'ribbon')}`),
};

const brandFolder = 'src/features/brand';
const brandFragment = readdirSync(join(project, brandFolder))
  .map((name) => `${brandFolder}/${name}`)
  .find((file) => /graphql`[^`]*\n {4}lead\n/.test(readProject(file)))!;
const addBrandField = {
  [brandFragment]: (text: string) => text.replace('\n    lead\n', '\n    lead\n    motto\n'),
  'src/schema/brand.ts': insert(
    [
      "  origin: copy('The country it comes from').meta({ record: 'line' }).optional(),",
      "  motto: copy('Its motto').meta({ record: 'text' }).optional(),",
    ],
    ["  founded: 'The label of the year',", "  motto: 'The label of the motto',"],
  ),
};

const addMessage = {
  'src/schema/messages.ts': insert(["      shop: 'The button that opens the shop chooser',", "      tour: 'The link to the tour',"]),
};

const content = {
  'over/pages/our-story.yaml': `${readProject('content/pages/our-story.yaml').trimEnd()}\n  - type: ribbon\n    txt: A line\n`,
  'over/text.yaml': readProject('content/text.yaml')
    .replace('brand:\n', 'brand:\n  motto: Motto\n')
    .replace('bar:\n', 'bar:\n  tour: Tour\n'),
};

const probe = `
import { checkContent } from './src/pipeline/check/check-content';
import { openFolder, withFiles } from './src/pipeline/check/read/open-folder';
import { createCollections } from './src/pipeline/cms/collections';
import { buildRecordSelection } from './src/pipeline/data/content-records';
import { buildFragments } from './src/pipeline/data/fragments';
import { buildTypeDefinitions } from './src/pipeline/data/type-definitions';
async function main() {
  const [content, over] = await Promise.all([process.argv[2]!, './over'].map(openFolder));
  const added = Object.fromEntries(over!.paths.map((path) => [path, over!.read(path)]));
  const messages = checkContent(withFiles(content!, added), '2026-11-23').faults.map(({ file, line, message }) => file + ':' + line + ' ' + message);
  const screen = JSON.stringify(createCollections());
  console.log(JSON.stringify({ messages, fragments: buildFragments(''), types: buildTypeDefinitions(), screen, records: buildRecordSelection('Brand') }));
}
main();
`;

let copy: string;
/** What the pipeline of a copy of the source makes of its schema and of the content, once all tasks are done in it. */
let made: Record<'fragments' | 'types' | 'screen' | 'records', string> & { messages: string[] };

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'contributing-'));
  for (const folder of ['domain', 'schema', 'pipeline', 'sections', 'features/brand'])
    cpSync(join(project, 'src', folder), join(copy, 'src', folder), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, change] of Object.entries<Change>({ ...addSection, ...addBrandField, ...addMessage, ...content, 'probe.ts': probe })) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof change === 'string' ? change : change(readFileSync(file, 'utf8')));
  }
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'probe.ts', join(project, 'content')], { cwd: copy, encoding: 'utf8' });
  made = JSON.parse(output) as typeof made;
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The files of the schema and the registry that a task of CONTRIBUTING names. */
function getGuideFiles(task: string): string[] {
  const text = readProject('CONTRIBUTING.md').split(`**${task}.**`)[1]!.split('\n\n')[0]!;
  return Array.from(text.matchAll(/`(src\/(?:schema|sections)\/[^`/]+(?:\/\w+)?\.tsx?)`/g), ([, file]) => file!).sort();
}

const otherTypes = 'scalar Date type File { id: ID! } union Section = NoteSection type Query { brand: Brand }';

/** The faults that GraphQL finds in the fragments of a file. */
function findFragmentFaults(types: string, file: string): string[] {
  const schema = buildASTSchema(parse(`${otherTypes}\n${types.replaceAll(' implements Node', '')}`), { assumeValidSDL: true });
  const [, fragments] = /graphql`([^`]*)`/.exec(readFileSync(join(copy, file), 'utf8'))!;
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  return validate(schema, parse(fragments!), rules).map(({ message }) => message);
}

test('a kind of section is added in the files that CONTRIBUTING names and its component, and the whole pipeline knows it', () => {
  expect(Object.keys(addSection)).toEqual(expect.arrayContaining(getGuideFiles('Add a kind of section')));
  // No other fault: the content has the text that the other two tasks need.
  expect(made.messages).toEqual([
    expect.stringMatching(/^content\/pages\/our-story\.yaml:\d+ `txt` is no field here\. Did you mean `text`\?$/),
  ]);
  expect(made.fragments).toContain('...RibbonSection');
  expect(made.types).toContain('type RibbonSection @dontInfer {\n  type: String!\n  text: String! @copy\n');
  expect(made.screen).toContain('"name":"ribbon","label":"A line of text"');
  expect(findFragmentFaults(made.types, 'src/sections/ribbon.tsx')).toEqual([]);
});

test('a field of a brand is added, labeled, queried and found by its schema and a fragment', () => {
  expect(Object.keys(addBrandField)).toEqual(expect.arrayContaining(getGuideFiles('Add a field of a brand')));
  expect(made.types).toContain('  motto: String @copy\n');
  expect(made.fragments).toMatch(/ brand \{[^}]* motto /);
  expect(made.records).toContain(' motto ');
  expect(made.screen).toContain('"name":"motto","label":"Motto","required":false,"hint":"Its motto","widget":"text-line"');
  const missing = 'Cannot query field "motto" on type "Brand".';
  expect(findFragmentFaults(buildTypeDefinitions(), brandFragment)).toContain(missing);
  expect(findFragmentFaults(made.types, brandFragment)).not.toContain(missing);
});

test('an interface message is added in one file beside the content', () => {
  expect(Object.keys(addMessage)).toEqual(getGuideFiles('Add an interface message'));
  expect(made.fragments).toMatch(/^fragment ContentText on ContentText \{ bar \{[^}]* tour /);
  expect(made.types).toContain('  tour: String! @copy\n');
});
