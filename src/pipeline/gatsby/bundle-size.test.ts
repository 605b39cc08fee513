import { expect, test } from '@jest/globals';
import { aliasUnusedModules, splitSharedChunks, shortenClassNames, splitOnDemandStyles, targetModernBrowsers } from './bundle-size';

test('the classes of style modules are named in five characters, wherever a rule has its loaders', () => {
  const named = () => ({ options: { modules: { localIdentName: '[name]--[local]' } } });
  const [alone, listed, inner] = [named(), named(), named()];
  const plain = { options: { modules: false as const } };
  shortenClassNames({ module: { rules: [{ use: alone }, { oneOf: [{ use: [plain, listed] }, { rules: [{ use: inner }] }] }] } });
  for (const { options } of [alone, listed, inner]) expect(options.modules.localIdentName).toBe('[hash:base64:5]');
  expect(plain.options.modules).toBe(false);
});

test('what Gatsby brings and no page uses is left out, and other names lead where they led', () => {
  const config = { resolve: { alias: { other: '/other.js' } as Record<string, string | false> } };
  aliasUnusedModules(config);
  expect(config.resolve.alias).toMatchObject({ other: '/other.js', 'gatsby-script': false });
  expect(config.resolve.alias['gatsby-link']).toMatch(/src\/runtime\/gatsby\/gatsby-link-stub\.ts$/);
  expect(config.resolve.alias['gatsby-react-router-scroll']).toMatch(/src\/runtime\/gatsby\/gatsby-scroll-stub\.ts$/);
});

test('the styles of what comes with a first use are not in every page', () => {
  const group = { test: () => true };
  splitOnDemandStyles(group);
  const isEverywhere = (path: string) => (group.test as (module: object) => boolean)({ nameForCondition: () => path });
  expect(isEverywhere('/site/src/components/lightbox/carousel.module.css')).toBe(false);
  expect(isEverywhere('/site/src/features/shops/shop-dialog.module.css')).toBe(false);
  expect(isEverywhere('/site/src/features/shops/shop-list.module.css')).toBe(true);
  expect(isEverywhere('/site/src/features/footer/footer.module.css')).toBe(true);
  expect(isEverywhere('/site/src/ui/tokens.css')).toBe(true);
});

test('the minimizer of scripts alone writes the language of today', () => {
  class TerserPlugin {
    options = { minimizer: { options: { compress: { ecma: 5, unsafe: false }, output: { ecma: 5 } } } };
  }
  class CssMinimizer {
    options = { minimizer: { options: {} } };
  }
  const [scripts, styles] = [new TerserPlugin(), new CssMinimizer()];
  targetModernBrowsers([scripts, styles]);
  expect(scripts.options.minimizer.options).toEqual({ compress: { ecma: 2020, unsafe: false, passes: 2 }, output: { ecma: 2020 } });
  expect(styles.options.minimizer.options).toEqual({});
});

test('[X5] what scripts share is a script for each company of them, not one for all that come later', () => {
  const group = { name: () => 'shared', minChunks: 2 };
  splitSharedChunks(group);
  expect(group).toEqual({ minChunks: 2 });
  expect(() => splitSharedChunks(undefined)).not.toThrow();
});
