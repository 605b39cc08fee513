import { readFileSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { parse } from 'yaml';
import { getSmallBar } from './src/domain/bar-width';
import { digestWithNode } from './src/pipeline/gatsby/md5-file';
import { netlifyAdapter } from './src/pipeline/gatsby/page-files';
import { proxyFormsService } from './src/pipeline/outputs/forms-service/develop-proxy';
import { getYamlTypeName } from './src/pipeline/data/content-nodes';
import { trailingSlash } from './src/domain/site-settings';

digestWithNode();

/** Sets the width from which on the bar shows its words, for its style sheets (`postcss.config.cjs`) and its script. */
function setBarWidth(): void {
  try {
    const [navigation, text] = ['navigation', 'text'].map((name) => parse(readFileSync(`content/${name}.yaml`, 'utf8')) as unknown);
    const { bar: links } = navigation as { bar: { label: string; icon?: string }[] };
    process.env['GATSBY_SMALL_BAR'] = String(getSmallBar(links, (text as { bar: { shop: string } }).bar.shop));
  } catch {
    // The content check says what is wrong with these files.
  }
}
setBarWidth();

const config: GatsbyConfig = {
  trailingSlash,
  adapter: netlifyAdapter(),
  jsxRuntime: 'automatic',
  developMiddleware: proxyFormsService,
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${process.cwd()}/content`, ignore: ['**/README.md', '**/.*'] },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: getYamlTypeName } },
    'gatsby-transformer-remark',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 72, webpOptions: { quality: 72 }, avifOptions: { quality: 46 } } },
    },
    'gatsby-transformer-sharp',
  ],
};

export default config;
