import type { CreateWebpackConfigArgs } from 'gatsby';

interface ExtractPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** Keeps the bundler from warning that style sheets come in no one order: the cascade layers decide, not the order. */
export function acceptAnyStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { plugins: ExtractPlugin[] })();
  for (const { constructor, options } of config.plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
