import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { nameByFiles } from './compilation';
import { giveStableNames } from './stable-names';
import { renderWithStyles, styleDigest } from './styles';

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

interface Config {
  plugins: (Plugin | Added)[];
  optimization?: { minimizer?: Parameters<typeof giveStableNames>[0] };
}

type Added = ReturnType<typeof renderWithStyles> | ReturnType<typeof nameByFiles>;

/** What makes bundles the same for the same code, and pages follow their styles; see each of the three. */
export function configureBundles({ stage, getConfig, actions }: CreateWebpackConfigArgs, folder = join(process.cwd(), 'src')): void {
  const config = (getConfig as () => Config)();
  // The order of style sheets does not matter: the cascade layers decide.
  for (const plugin of config.plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && 'options' in plugin && plugin.options) plugin.options.ignoreOrder = true;
  if (stage === 'build-html') config.plugins.push(renderWithStyles(styleDigest(folder)));
  if (stage === 'build-javascript') {
    config.plugins.push(nameByFiles());
    giveStableNames(config.optimization?.minimizer ?? []);
  }
  actions.replaceWebpackConfig(config);
}
