import type { GatsbyBrowser } from 'gatsby';
import { Root } from './src/layouts/root';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;
