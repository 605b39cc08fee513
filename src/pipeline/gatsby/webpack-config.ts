interface WebpackLoader {
  loader?: string;
  options?: { modules?: { localIdentName?: string } | false };
}

export interface WebpackRule {
  test?: RegExp;
  use?: WebpackLoader | WebpackLoader[];
  oneOf?: WebpackRule[];
  rules?: WebpackRule[];
}

interface WebpackModule {
  type: string;
}

interface ChunkGraphContext {
  chunkGraph: { getModuleChunksIterable: (module: WebpackModule) => Iterable<{ canBeInitial: () => boolean }> };
}

/** A group of `optimization.splitChunks.cacheGroups`. */
export interface CacheGroup {
  name?: unknown;
  test?: (module: WebpackModule, context: ChunkGraphContext) => boolean;
}

/** What the seams read and change of the configuration that Gatsby makes; webpack's own types are not installed. */
export interface WebpackConfig {
  module: { rules: WebpackRule[]; parser?: { javascript?: object } };
  entry: object;
  output: object;
  devtool?: string | false;
  plugins: object[];
  resolve: { alias: Record<string, string | false> };
  optimization?: { minimizer?: object[]; splitChunks?: { cacheGroups: Record<string, CacheGroup | false> } };
}

/** A hook of the compiler that calls `listener` with one value. */
export interface WebpackHook<Value> {
  tap: (name: string, listener: (value: Value) => void) => void;
}
