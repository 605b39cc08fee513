import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFragments } from './fragments';

/** Writes the fragments to the folder from which Gatsby takes those of plugins, as gatsby-transformer-sharp does in this hook. */
export async function writeFragments(root = process.cwd()): Promise<void> {
  const folder = join(root, '.cache', 'fragments');
  await mkdir(folder, { recursive: true });
  const source = `import { graphql } from 'gatsby';\n\nexport const contentFragments = graphql\`\n${buildFragments()}\n\`;\n`;
  await writeFile(join(folder, 'content-fragments.js'), source);
}
