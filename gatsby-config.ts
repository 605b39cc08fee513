import type { GatsbyConfig } from 'gatsby';
import { netlify } from './src/build/deploy/adapter';
import { serveForms } from './src/build/develop-service';
import { yamlTypeName } from './src/build/nodes';
import { trailingSlash } from './src/logic/setting';

const config: GatsbyConfig = {
  trailingSlash,
  adapter: netlify(),
  jsxRuntime: 'automatic',
  developMiddleware: serveForms,
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${process.cwd()}/content`, ignore: ['**/README.md'] } },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: yamlTypeName } },
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 72, webpOptions: { quality: 72 }, avifOptions: { quality: 52, effort: 3 } } },
    },
    'gatsby-transformer-sharp',
  ],
};

export default config;
