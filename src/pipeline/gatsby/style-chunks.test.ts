import { expect, test } from '@jest/globals';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';
import { splitStyles } from './style-chunks';
import type { CacheGroup } from './webpack-config';

test('the style sheet of all pages leaves out every `*.split.module.css`', async () => {
  const config = await createGatsbyWebpackConfig();
  splitStyles(config);
  const { test: isEverywhere } = config.optimization!.splitChunks!.cacheGroups['styles'] as CacheGroup;
  const toModule = (path: string, type = 'css/mini-extract') => ({ type, nameForCondition: () => path });
  expect(isEverywhere!(toModule('/site/src/components/lightbox/carousel.split.module.css'))).toBe(false);
  expect(isEverywhere!(toModule('/site/src/features/shops/shop-list.module.css'))).toBe(true);
  expect(isEverywhere!(toModule('/site/src/features/footer/footer.module.css'))).toBe(true);
  expect(isEverywhere!(toModule('/site/src/ui/tokens.css'))).toBe(true);
  expect(isEverywhere!(toModule('/site/src/features/footer/footer.tsx', 'javascript/auto'))).toBe(false);
});
