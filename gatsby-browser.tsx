import type { GatsbyBrowser } from 'gatsby';
import { Root } from './src/layouts/root';

// Of `gatsby develop` alone: a document of the built site refers to no script of Gatsby's.

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV !== 'production') void import('./src/layouts/reader');
};
