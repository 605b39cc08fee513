import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildASTSchema, NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'gatsby/graphql';

const project = resolve(__dirname, '../../..');
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'contributing-'));
  for (const folder of ['domain', 'schema', 'pipeline', 'sections', 'features/brand'])
    cpSync(join(project, 'src', folder), join(copy, 'src', folder), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function insertAfter(file: string, line: string, added: string): void {
  const text = read(file);
  expect([file, text.split(`${line}\n`).length]).toEqual([file, 2]);
  write(file, text.replace(`${line}\n`, `${line}\n${added}\n`));
}

/** The files of the copy that the project does not have, or has with another text. */
function getTouchedFiles(): string[] {
  return readdirSync(join(copy, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((file) => !existsSync(join(project, file)) || read(file) !== readFileSync(join(project, file), 'utf8'))
    .sort();
}

/** The files that a task of CONTRIBUTING names, for a section or field of a name. */
function getGuideFiles(task: string, name: string): string[] {
  const guide = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8');
  const text = guide.split(`**${task}.**`)[1]!.split('\n\n')[0]!;
  return Array.from(text.matchAll(/`(src\/[^`]+\.tsx?)`/g), ([, file]) => file!.replace(/\bx(?=[/.])/g, name)).sort();
}

const probe = `
import { checkContent } from './src/pipeline/check/check-content';
import { openFolder, withFiles } from './src/pipeline/check/content-files';
import { createCollections } from './src/pipeline/cms/collections';
import { buildRecordSelection } from './src/pipeline/data/content-records';
import { buildFragments } from './src/pipeline/data/fragments';
import { buildTypeDefinitions } from './src/pipeline/data/type-definitions';
async function main() {
  const [content, over] = await Promise.all([process.argv[2]!, './over'].map(openFolder));
  const added = Object.fromEntries(over!.paths.map((path) => [path, over!.read(path)]));
  const messages = checkContent(withFiles(content!, added), '2026-11-23').faults.map(({ file, line, message }) => file + ':' + line + ' ' + message);
  const screen = JSON.stringify(createCollections());
  console.log(JSON.stringify({ messages, fragments: buildFragments(), types: buildTypeDefinitions(), screen, records: buildRecordSelection('Brand') }));
}
main();
`;

/** What the pipeline of the copy makes of its schema, and of the project’s content with the files of \`over\`. */
function runPipeline(): Record<'fragments' | 'types' | 'screen' | 'records', string> & { messages: string[] } {
  write('probe.ts', probe);
  mkdirSync(join(copy, 'over'), { recursive: true });
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'probe.ts', join(project, 'content')], { cwd: copy, encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof runPipeline>;
}

const otherTypes = 'scalar Date type File { id: ID! } union Section = NoteSection type Query { brand: Brand }';

/** The faults that GraphQL finds in the fragments of a file. */
function findFragmentFaults(types: string, file: string): string[] {
  const schema = buildASTSchema(parse(`${otherTypes}\n${types.replaceAll(' implements Node', '')}`), { assumeValidSDL: true });
  const [, fragments] = /graphql`([^`]*)`/.exec(read(file))!;
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  return validate(schema, parse(fragments!), rules).map(({ message }) => message);
}

test('a kind of section is added in the five files that CONTRIBUTING names, and the whole pipeline knows it', () => {
  write(
    'src/schema/sections/ribbon.ts',
    `import { z } from 'zod';
import { copy } from '../field-types';

/** A line of text. */
export const ribbonSchema = z
  .strictObject({ type: z.literal('ribbon'), text: copy('The line') })
  .meta({ id: 'RibbonSection', description: 'A line of text', lists: { showrooms: 'Showroom' } });
`,
  );
  insertAfter(
    'src/schema/section.ts',
    "import { phonesSchema } from './sections/phones';",
    "import { ribbonSchema } from './sections/ribbon';",
  );
  insertAfter('src/schema/section.ts', '    phonesSchema,', '    ribbonSchema,');
  write(
    'src/sections/ribbon/ribbon.fragment.ts',
    "import { graphql } from 'gatsby';\n\nexport const ribbonFragment = graphql`\n  fragment RibbonSection on RibbonSection { text showrooms { name } }\n`;\n",
  );
  write(
    'src/sections/ribbon/ribbon.tsx',
    `import type { SectionProps } from '../section-props';

export const RibbonSection = ({ section }: SectionProps<Queries.RibbonSectionFragment>) => <p>{section.text}</p>;
`,
  );
  insertAfter(
    'src/sections/static-sections.ts',
    "export { PhonesSection } from './phones/phones';",
    "export { RibbonSection } from './ribbon/ribbon';",
  );

  expect(getTouchedFiles()).toEqual(getGuideFiles('Add a kind of section', 'ribbon'));
  expect(getTouchedFiles().length).toBeLessThanOrEqual(5);

  const story = readFileSync(join(project, 'content/pages/our-story.yaml'), 'utf8').trimEnd();
  write('over/pages/our-story.yaml', `${story}\n  - type: ribbon\n    txt: A line\n`);
  const { messages, fragments, types, screen } = runPipeline();
  expect(messages).toEqual([expect.stringMatching(/^content\/pages\/our-story\.yaml:\d+ `txt` is no field here\. Did you mean `text`\?$/)]);
  expect(fragments).toContain('...RibbonSection');
  expect(types).toContain('type RibbonSection @dontInfer {\n  type: String!\n  text: String! @copy\n');
  expect(screen).toContain('"name":"ribbon","label":"A line of text"');
  expect(findFragmentFaults(types, 'src/sections/ribbon/ribbon.fragment.ts')).toEqual([]);
});

test('a field of a brand is added, labeled, shown and found in the three files that CONTRIBUTING names', () => {
  const fragment = 'src/features/brand/brand.fragment.ts';
  const { types: typesBefore } = runPipeline();
  insertAfter(
    'src/schema/brand.ts',
    "    origin: copy('The country it comes from').meta({ record: 'line' }).optional(),",
    "    motto: copy('Its motto').meta({ record: 'text' }).optional(),",
  );
  insertAfter('src/schema/brand.ts', "  founded: 'The label of the year',", "  motto: 'The label of the motto',");
  insertAfter(fragment, '    lead', '    motto');
  const component = 'src/features/brand/brand-intro.tsx';
  write(component, read(component).replace('{ origin, founded', '{ motto, origin, founded'));
  insertAfter(component, '    { label: text.founded, value: founded },', '    { label: text.motto, value: motto },');

  expect(getTouchedFiles()).toEqual(getGuideFiles('Add a field of a brand', 'motto'));
  expect(getTouchedFiles().length).toBeLessThanOrEqual(3);

  const text = readFileSync(join(project, 'content/text.yaml'), 'utf8');
  write('over/text.yaml', text.replace('brand:\n', 'brand:\n  motto: Motto\n'));
  const { messages, fragments, types, screen, records } = runPipeline();
  expect(messages).toEqual([]);
  expect(types).toContain('  motto: String @copy\n');
  expect(fragments).toMatch(/ brand \{[^}]* motto /);
  expect(records).toContain(' motto ');
  expect(screen).toContain('"name":"motto","label":"Motto","required":false,"hint":"Its motto","widget":"text-line"');
  const missing = 'Cannot query field "motto" on type "Brand".';
  expect(findFragmentFaults(typesBefore, fragment)).toContain(missing);
  expect(findFragmentFaults(types, fragment)).not.toContain(missing);
});

test('an interface message is added in one file beside the content', () => {
  insertAfter('src/schema/messages.ts', "      shop: 'The button that opens the shop chooser',", "      tour: 'The link to the tour',");
  expect(getTouchedFiles()).toEqual(getGuideFiles('Add an interface message', 'tour'));
  expect(getTouchedFiles()).toHaveLength(1);

  const text = readFileSync(join(project, 'content/text.yaml'), 'utf8');
  write('over/text.yaml', text.replace('bar:\n', 'bar:\n  tour: Tour\n'));
  const { messages, fragments, types } = runPipeline();
  expect(messages).toEqual([]);
  expect(fragments).toMatch(/^fragment ContentText on ContentText \{ bar \{[^}]* tour /);
  expect(types).toContain('  tour: String! @copy\n');
});
