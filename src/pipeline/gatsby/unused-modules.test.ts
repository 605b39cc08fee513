import { expect, test } from '@jest/globals';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';
import { aliasUnusedModules } from './unused-modules';

test('unused parts of Gatsby’s runtime are replaced, and other aliases are kept', async () => {
  const config = await createGatsbyWebpackConfig();
  const { alias } = config.resolve;
  const react = alias['react'];
  aliasUnusedModules(config);
  expect(alias).toMatchObject({ react, 'gatsby-script': false });
  expect(alias['gatsby-link']).toMatch(/src\/runtime\/gatsby\/gatsby-link-stub\.ts$/);
  expect(alias['gatsby-react-router-scroll']).toMatch(/src\/runtime\/gatsby\/gatsby-scroll-stub\.ts$/);
  const empty = Object.keys(alias).filter((name) => alias[name] === false);
  expect(empty.map((name) => name.slice(process.cwd().length + 1))).toEqual(
    expect.arrayContaining(['.cache/prefetch', '.cache/register-service-worker', expect.stringMatching(/partytown\/gatsby-browser\.js$/)]),
  );
});
