import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeFormResponseShell } from './src/pipeline/outputs/forms-service/form-response-shell';
import { lowerAvifEffort, orientMetadata, quietWarnings } from './src/pipeline/gatsby/sharp';
import { compressFiles } from './src/pipeline/outputs/compress-files';
import { publishBoardCatalog } from './src/pipeline/outputs/board-catalog';
import type { PageSheetFile } from './src/pipeline/gatsby/page-css';
import { configureBundles } from './src/pipeline/gatsby/webpack-config';
import { publishAdmin } from './src/pipeline/cms/publish-admin';
import { editModeCompletion, publishEditMode } from './src/pipeline/cms/publish-edit-mode';
import { openFolder } from './src/pipeline/check/read/open-folder';
import { checkContentOnSave, panicOnInvalidContent } from './src/pipeline/check/run-check';
import { parseBackend } from './src/pipeline/cms/decap-config';
import { createOutputResolvers } from './src/pipeline/outputs/resolvers';
import { publishBuild } from './src/pipeline/outputs/publish-build';
import { buildContext, getBuildTime, createBuildContextNodes } from './src/pipeline/data/build-context';
import { publishFeeds } from './src/pipeline/outputs/feeds/publish-feeds';
import { createContentResolvers } from './src/pipeline/data/resolvers';
import { buildAssets } from './src/pipeline/data/build-assets';
import { createContentSchema } from './src/pipeline/data/type-definitions';
import { publishDocuments } from './src/pipeline/outputs/publish-documents';
import { publishWebManifest } from './src/pipeline/outputs/web-manifest';
import { restorePageFiles } from './src/pipeline/gatsby/page-files';
import { reuseImages } from './src/pipeline/gatsby/reuse-images';
import { createMarkdownNodes } from './src/pipeline/data/content-nodes';
import { writeFragments } from './src/pipeline/data/write-fragments';
import { createContentPages, keepServedPages } from './src/pipeline/data/pages';
import { publishSearchIndex } from './src/pipeline/outputs/search-records';
import { createVersionedCache, hashCode } from './src/pipeline/data/record-cache';
import { writeServiceContent } from './src/pipeline/outputs/forms-service/service-content';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => createContentSchema(args, buildAssets);
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createBuildContextNodes(args);
export const onCreateNode: GatsbyNode['onCreateNode'] = createMarkdownNodes;
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createContentResolvers(args, buildAssets);
  createOutputResolvers(args);
};
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createContentPages(args);
  await writeServiceContent(args);
  await publishWebManifest(args);
  await publishDocuments(args);
};
export const onCreatePage: GatsbyNode['onCreatePage'] = keepServedPages;
const isBuild = (): boolean => process.env['gatsby_executing_command'] === 'build';
// Runs in each process that runs queries.
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  orientMetadata();
  quietWarnings();
};
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  lowerAvifEffort();
  reuseImages();
  if (!isBuild()) return;
  reporter.info('Building the site into public/. The first build makes every picture and takes minutes; later builds keep them.');
  restorePageFiles(join(process.cwd(), 'public'));
};
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) =>
  panicOnInvalidContent(args, await openFolder('content', true, !isBuild()), buildContext.today);
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => writeFragments();
/** From the compilation of the scripts until the pages are completed. */
let pageSheets: PageSheetFile[] = [];
export const onPostBuild: GatsbyNode['onPostBuild'] = async (hooks) => {
  const args = { ...hooks, cache: createVersionedCache(hooks.cache, hashCode()) };
  await publishFeeds(args);
  await publishSearchIndex(args);
  await publishBoardCatalog(args);
  await publishAdmin(args);
  await publishEditMode();
  await publishBuild(args, { ...parseBackend(process.env), completion: editModeCompletion, pageSheets });
  await writeFormResponseShell();
  // Netlify compresses what it sends.
  if (!process.env['NETLIFY']) await compressFiles();
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureBundles(args, process.env['SITE_NOW'] ? getBuildTime(process.env) : undefined, (sheets) => (pageSheets = sheets));
  if (args.stage === 'develop')
    args.actions.setWebpackConfig({ plugins: [checkContentOnSave('content', buildContext.today, args.reporter)] });
};
