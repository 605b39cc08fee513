import type { GatsbyConfig } from 'gatsby';
import { digestWithNode } from './src/pipeline/gatsby/md5-file';
import { netlifyAdapter } from './src/pipeline/gatsby/netlify-adapter';
import { proxyFormsService } from './src/pipeline/outputs/forms-service/develop-proxy';
import { serveEditMode } from './src/pipeline/cms/publish-edit-mode';
import { getYamlTypeName } from './src/pipeline/data/content-nodes';
import { trailingSlash } from './src/domain/site-settings';

digestWithNode();

const config: GatsbyConfig = {
  trailingSlash,
  adapter: netlifyAdapter(),
  jsxRuntime: 'automatic',
  developMiddleware: (app: Parameters<typeof proxyFormsService>[0]) => {
    proxyFormsService(app);
    serveEditMode(app);
  },
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
