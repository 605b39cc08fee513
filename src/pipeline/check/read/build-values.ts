import { createRequire } from 'node:module';
import { join } from 'node:path';
import { capitalize } from '../../../domain/number-words';
import type { AnnotatedValue } from './content-model';
import { createFault, type Fault } from '../report';
import { formatSubjectName, formatValue } from '../wording';
import { getSourceText, getValueAt, type FieldPath, type SourceFile } from './source-file';

/** A package of a plugin that reads content in the build: the same copy of it. */
function requireFrom(plugin: string, name: string): unknown {
  const fromSite = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(fromSite.resolve(`${plugin}/package.json`))(name);
}

type Matter = (text: string, options: object) => { data: unknown };
type JsYaml = { load: (text: string) => unknown };

let parsers: { matter: Matter; jsYaml: JsYaml } | undefined;

/**
 * The parsers with which the build reads content: gray-matter of gatsby-transformer-remark, which reads YAML 1.1, and js-yaml of
 * gatsby-transformer-yaml, which reads YAML 1.2. Asserted in `pipeline/gatsby/upstream-code`.
 */
const getParsers = () =>
  (parsers ??= {
    matter: requireFrom('gatsby-transformer-remark', 'gray-matter') as Matter,
    jsYaml: requireFrom('gatsby-transformer-yaml', 'js-yaml') as JsYaml,
  });

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !(value instanceof Date);

function findDifferences(value: unknown, built: unknown, path: FieldPath = []): FieldPath[] {
  if (!isGroup(value) || !isGroup(built)) return Object.is(value, built) ? [] : [path];
  const keys = new Set([...Object.keys(value), ...Object.keys(built)]);
  const toStep = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [...keys].flatMap((key) => findDifferences(getValueAt(value, [key]), getValueAt(built, [key]), [...path, toStep(key)]));
}

function describeBuilt(built: unknown): string {
  if (built instanceof Date) return 'a date';
  return typeof built === 'number' ? `the number ${built}` : `another value, ${formatValue(built ?? null)}`;
}

function createDifferenceFault(source: SourceFile, value: unknown, built: unknown, path: FieldPath): Fault {
  const right = typeof value === 'number' ? 'Write the number in plain digits.' : 'Put it in quotes.';
  const { written, start } = getSourceText(source, path);
  const message = `${capitalize(formatSubjectName(path))} is ${formatValue(written.trim())}, which the build reads as ${describeBuilt(built)}. ${right}`;
  return createFault(source, start, message);
}

const twoWays =
  'This line can be read in two ways, and the build does not read it at all. Look for signs beside the words, and put the whole text in quotes.';

/** What the build makes of a file: its value, or the offset at which it stops. */
function readAsBuild({ kind, text, body }: SourceFile): { value: unknown } | { at: number } {
  const { matter, jsYaml } = getParsers();
  try {
    return { value: kind.format === 'markdown' ? matter(text.slice(0, body!.start), {}).data : jsYaml.load(text) };
  } catch (error) {
    // `YAMLException` of js-yaml counts from 0.
    const { line = 0, column = 0 } = (error as { mark?: { line: number; column: number } }).mark ?? {};
    const start = text.split('\n', line).join('\n').length + (line === 0 ? 0 : 1);
    return { at: Math.min(text.length, start + column) };
  }
}

/** The values that the build reads differently from the check, such as `010` or `0x1_F`, and what stops it. */
export function findBuildFaults(
  source: SourceFile,
  value: unknown,
  annotated: readonly AnnotatedValue[],
): { path: FieldPath; fault: Fault }[] {
  const built = readAsBuild(source);
  if ('at' in built) return [{ path: [], fault: createFault(source, built.at, twoWays) }];
  const different = findDifferences(value, built.value);
  const days = new Set(annotated.flatMap(({ path, role }) => (role === 'date' ? [path.join('/')] : [])));
  const isSameDay = (path: FieldPath) => {
    const day = getValueAt(built.value, path);
    return day instanceof Date && days.has(path.join('/')) && day.toISOString().startsWith(String(getValueAt(value, path)));
  };
  return different
    .filter((path) => !isSameDay(path))
    .map((path) => ({ path, fault: createDifferenceFault(source, getValueAt(value, path), getValueAt(built.value, path), path) }));
}
