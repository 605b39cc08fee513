import { createRequire } from 'node:module';
import type { WebpackConfig } from './webpack-config';

type Stage = 'build-javascript' | 'build-html' | 'develop';
type CreateConfig = (program: object, directory: string, stage: Stage, port: null, options: object) => Promise<WebpackConfig>;

/** The webpack configuration that the installed Gatsby makes for a stage. */
export async function createGatsbyWebpackConfig(stage: Stage = 'build-javascript'): Promise<WebpackConfig> {
  const load = createRequire(__filename);
  const { store } = load('gatsby/dist/redux') as { store: { dispatch: (action: object) => void } };
  const createConfig = load('gatsby/dist/utils/webpack.config') as CreateConfig;
  const program = { directory: process.cwd(), extensions: ['.js', '.ts', '.tsx'], browserslist: ['chrome 99'] };
  store.dispatch({ type: 'SET_PROGRAM', payload: program });
  return createConfig(program, process.cwd(), stage, null, {});
}
