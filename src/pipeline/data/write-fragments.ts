import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFragments } from './fragments';

/** The source of the components that write fragments of their own. */
export async function readComponents(root: string): Promise<string> {
  const folder = join(root, 'src');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /^(?:sections|ui)\b.*\.tsx$/.test(file));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

/** Writes the fragments to the folder from which Gatsby takes those of plugins, as gatsby-transformer-sharp does in this hook. */
export async function writeFragments(root = process.cwd()): Promise<void> {
  const folder = join(root, '.cache', 'fragments');
  await mkdir(folder, { recursive: true });
  const source = `import { graphql } from 'gatsby';\n\nexport const contentFragments = graphql\`\n${buildFragments(await readComponents(root))}\n\`;\n`;
  await writeFile(join(folder, 'content-fragments.js'), source);
}
