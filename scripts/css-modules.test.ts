import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

// Types know every class of a module as a string, so that only the build finds one that does not exist.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const read = (file: string) => readFileSync(file, 'utf8');
const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The classes of a sheet but those of drawings in content, which keep their names. */
const findClasses = (sheet: string): Set<string> =>
  new Set(
    Array.from(
      read(sheet)
        .replaceAll(/:global\([^)]*\)/g, '')
        .matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi),
      ([, name]) => toCamelCase(name!),
    ),
  );

interface StyleUse {
  file: string;
  sheet: string;
  /** The classes that the file names. */
  names: string[];
  /** Whether it takes classes by a computed name, too. */
  isDynamic: boolean;
}

const uses: StyleUse[] = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = read(file);
    const code = text.replace(/^import .*$/gm, '');
    // The classes that several components share come from a module of their own.
    const imports = [
      ...text.matchAll(/import \* as (\w+) from '([^']+)\.module\.css'/g),
      ...text.matchAll(/import \{[^}]*\b(kit)\b[^}]*\} from '([^']*\/kit)'/g),
    ];
    return imports.map(([, module, path]) => ({
      file,
      sheet: normalize(join(dirname(file), `${path!}.module.css`)),
      names: Array.from(code.matchAll(new RegExp(`(?<![\\w./])${module}\\.(\\w+)`, 'g')), ([, name]) => name!),
      isDynamic: new RegExp(`(?<![\\w.])${module}(?:\\[|[,;)}]| as )`).test(code),
    }));
  });

test('every class of a style sheet is used by a component', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  const unused = sheets.flatMap((sheet) => {
    const own = uses.filter((use) => use.sheet === normalize(sheet));
    if (own.some(({ isDynamic }) => isDynamic)) return [];
    const named = new Set(own.flatMap(({ names }) => names));
    return [...findClasses(sheet)].filter((name) => !named.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
