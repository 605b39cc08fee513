import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { nameByFiles } from './compilation';
import { renderWithStyles, styleDigest } from './styles';

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

type Added = ReturnType<typeof renderWithStyles> | ReturnType<typeof nameByFiles>;

/** What makes bundles the same for the same code, and pages follow their styles; see the two plugins. */
export function configureBundles({ stage, getConfig, actions }: CreateWebpackConfigArgs, folder = join(process.cwd(), 'src')): void {
  const config = (getConfig as () => { plugins: (Plugin | Added)[] })();
  // The order of style sheets does not matter: the cascade layers decide.
  for (const plugin of config.plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && 'options' in plugin && plugin.options) plugin.options.ignoreOrder = true;
  if (stage === 'build-html') config.plugins.push(renderWithStyles(styleDigest(folder)));
  if (stage === 'build-javascript') config.plugins.push(nameByFiles());
  actions.replaceWebpackConfig(config);
}
