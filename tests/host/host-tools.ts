import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { findFreePort } from '../support/free-port';
import { installProject } from '../support/install-project';

const run = promisify(execFile);

/**
 * Copies this project to a folder whose packages are hard links: the host bundles functions with what it finds there, and follows no links. The
 * pictures of the built site are kept.
 */
function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) cpSync(file, join(folder, file));
  symlinkSync(resolve('.git'), join(folder, '.git'));
  execFileSync('cp', ['-al', 'node_modules', folder]);
  cpSync('public/static', join(folder, 'public/static'), { recursive: true });
}

async function readUntil(child: ChildProcess, pattern: RegExp): Promise<void> {
  let output = '';
  await new Promise<void>((found, failed) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (pattern.test(output)) found();
      });
    child.once('exit', () => failed(new Error(`The emulator ended.\n${output}`)));
  });
}

/** A rule of `_headers` as the host's own parser reads it. */
interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** The package `@netlify/headers-parser`. */
interface HeadersParser {
  parseAllHeaders: (options: object) => Promise<{ headers: HeaderRule[]; errors: Error[] }>;
}

export type HostCheckout = ReturnType<typeof prepareCheckout>;

/**
 * Installs the host's tools, and makes a checkout that they build and serve, with the Node of the host.
 * @throws {Error} when the registry of npm does not answer.
 */
export function prepareCheckout() {
  const tools = installProject('tests/host');
  const folder = resolve('.builds/host');
  copyProject(folder);
  const path = ['node/bin', '.bin'].map((name) => join(tools, 'node_modules', name));
  const { NO_COLOR: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: [...path, process.env.PATH].join(delimiter),
    // As in the settings of the host (docs/deploy.md).
    NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
    FORCE_COLOR: '1',
    AVIF_EFFORT: '0',
  };
  return {
    folder,
    /** Builds the site and its functions for a deploy context. Returns the log. */
    build: async (context: 'production' | 'deploy-preview') => {
      const { stdout } = await run('netlify', ['build', '--offline', '--context', context], { cwd: folder, env, maxBuffer: 2 ** 26 });
      return stdout;
    },
    /** Unpacks a bundled function into a new folder, and returns the folder. */
    unpackFunction: (name: string) => {
      const target = join(folder, '.netlify', 'unpacked', name);
      for (const [file, content] of Object.entries(unzipSync(readFileSync(join(folder, '.netlify/functions', `${name}.zip`))))) {
        mkdirSync(dirname(join(target, file)), { recursive: true });
        if (!file.endsWith('/')) writeFileSync(join(target, file), content);
      }
      return target;
    },
    /** Runs a script of Node, with a text as its input. Returns its output. */
    runScript: async (script: string, cwd: string, settings: Record<string, string>, input: string) => {
      const running = run('node', [script], { cwd, env: { PATH: env.PATH, ...settings } });
      running.child.stdin!.end(input);
      return (await running).stdout;
    },
    /**
     * Reads the headers that the rules of `_headers` give to each address, with the host's own parser.
     * @throws {Error} when a rule is not valid.
     */
    readHeaderRules: async () => {
      const { resolve: resolveTool } = createRequire(join(tools, 'package.json'));
      const parser = (await import(pathToFileURL(resolveTool('@netlify/headers-parser')).href)) as HeadersParser;
      const { headers, errors } = await parser.parseAllHeaders({
        headersFiles: [join(folder, 'public/_headers')],
        minimal: false,
        configHeaders: [],
      });
      if (errors.length > 0) throw new AggregateError(errors, 'The host does not read all of `_headers`.');
      return (path: string): Headers => {
        const matching = headers.filter(({ forRegExp }) => forRegExp.test(path));
        return new Headers(Object.fromEntries(matching.flatMap(({ values }) => Object.entries(values))));
      };
    },
    /** Starts the host's emulator for what is built. */
    emulate: async () => {
      const [port, target, functions] = [await findFreePort(), await findFreePort(), await findFreePort()].map(String);
      const ports = ['--port', port!, '--target-port', target!, '--functions-port', functions!];
      const site = ['--framework', '#static', '--dir', 'public', '--functions', 'netlify/functions'];
      const args = ['dev', '--offline', '--no-open', '--internal-disable-edge-functions', ...ports, ...site];
      const child = spawn('netlify', args, { cwd: folder, env, detached: true });
      await readUntil(child, /server ready/);
      const stop = async () => {
        const ended = once(child, 'exit');
        process.kill(-child.pid!, 'SIGKILL');
        await ended;
      };
      return { url: `http://localhost:${port}`, stop };
    },
    remove: () => {
      for (const each of [folder, tools]) rmSync(each, { recursive: true, force: true });
    },
  };
}
