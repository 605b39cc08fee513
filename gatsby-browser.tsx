import type { GatsbyBrowser } from 'gatsby';
import './src/ui/navigation/mend-hash';
import { Root } from './src/layouts/root';
import { isLeftToGatsby, land, ownScroll } from './src/ui/navigation/land';
import { waiting } from './src/ui/navigation/waiting';
import { watchNavigation } from './src/ui/navigation/watch-navigation';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => ownScroll();

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => watchNavigation();

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => isLeftToGatsby(routerProps.location);

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => waiting.delay();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  waiting.end();
  // A first page that is not at its top was brought to its hash by the browser, or moved by the visitor.
  if (prevLocation || window.scrollY === 0) land(location);
};
