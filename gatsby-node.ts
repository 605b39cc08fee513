import type { GatsbyNode } from 'gatsby';
import { writeAnswerPage } from './src/build/answer-page';
import { lowerAvifEffort } from './src/build/avif';
import { publishThings } from './src/build/board/publish';
import { configureBundles } from './src/build/bundles';
import { publishScreen } from './src/build/cms/publish';
import { refuseFaultyContent } from './src/build/content-gate';
import { publishBuild } from './src/build/deploy/publish';
import { createEditionNodes } from './src/build/graphql/edition-nodes';
import { publishFeeds } from './src/build/feeds/publish';
import { createContentResolvers } from './src/build/graphql/resolvers';
import { createContentSchema } from './src/build/graphql/schema';
import { publishIcons } from './src/build/icons/publish';
import { keepMadePictures } from './src/build/kept-pictures';
import { createMarkdownNodes } from './src/build/nodes';
import { closeOtherPages, createContentPages } from './src/build/pages';
import { publishSearch } from './src/build/search/publish';
import { writeServiceContent } from './src/build/service-content';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => createContentSchema(args);
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createEditionNodes(args);
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createMarkdownNodes(args);
export const createResolvers: GatsbyNode['createResolvers'] = (args) => createContentResolvers(args);
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createContentPages(args);
  await writeServiceContent(args);
  await publishIcons(args);
};
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => closeOtherPages(args);
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  lowerAvifEffort();
  keepMadePictures();
};
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => refuseFaultyContent(args);
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishFeeds(args);
  await publishSearch(args);
  await publishThings(args);
  await publishScreen(args);
  await publishBuild(args);
  await writeAnswerPage();
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureBundles(args);
