import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { getValue, getValues, parseCopy, readSettings, stages } from '../support/dockerfile';

/** Whether root has mounts of its own here, as it has on a machine and mostly has not in a container. */
const canMount = (): boolean => spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0;

/** Whether this machine can run the steps of an image without a container engine. */
export const canRunSteps = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/setpriv') && canMount();
if (!canRunSteps)
  console.warn('The steps of the Dockerfile are not run: without a container engine, only root on Linux with mounts of its own can.');

const workFolder = getValue('site', 'WORKDIR');

const { site: service } = (
  parse(readFileSync('compose.yaml', 'utf8')) as {
    services: { site: { tmpfs: string[]; cap_drop: string[]; security_opt: string[]; read_only: boolean } };
  }
).services;

/** The folders that `npm ci --omit=dev` would install, with what is nested in them. The installation itself takes minutes. */
function listProductionModules(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  return Object.entries(packages)
    .filter(([path, { dev }]) => !dev && path.lastIndexOf('node_modules/') === 0 && existsSync(path))
    .map(([path]) => path);
}

/** Links what the stage `site` copies. The checkout has what the earlier stages write. */
function copyFiles(root: string, value: string): void {
  const { from, sources, target } = parseCopy(value);
  const paths = sources.map((path) => (from === undefined ? path : path.slice(workFolder.length + 1)));
  const isModules = from === 'modules' && paths.join() === 'node_modules' && target === 'node_modules';
  const copied = isModules ? ['--parents', ...listProductionModules(), join(root, workFolder)] : [...paths, join(root, workFolder, target)];
  execFileSync('cp', ['-al', ...copied]);
}

/** The root file system of an image, with the programs of this machine. */
function createRoot(): string {
  mkdirSync('.builds', { recursive: true });
  const root = mkdtempSync(resolve('.builds/container-'));
  chmodSync(root, 0o755);
  const folders = ['etc', 'usr', 'dev', 'proc', 'node', workFolder, ...service.tmpfs];
  for (const name of folders) mkdirSync(join(root, name));
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(root, name));
  writeFileSync(join(root, 'node/node'), '');
  // The users of the base image.
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  return root;
}

// The mounts are seen by this process only, and end with it.
const script = `
set -eu
mount --bind "$ROOT" "$ROOT"
mount --rbind /usr "$ROOT/usr"
mount -o remount,bind,ro "$ROOT/usr"
mount --rbind /dev "$ROOT/dev"
mount --rbind /proc "$ROOT/proc"
mount --bind "$NODE" "$ROOT/node/node"
for folder in $VOLUMES; do mount --bind "$ROOT$folder" "$ROOT$folder"; done
for folder in $TMPFS; do mount -t tmpfs tmpfs "$ROOT$folder"; done
[ -z "$READ_ONLY" ] || mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" setpriv --reuid="$USER" --regid="$USER" --init-groups $PRIVILEGES -- "$@"`;

const privileges = [
  ...(service.cap_drop.includes('ALL') ? ['--bounding-set=-all', '--inh-caps=-all'] : []),
  ...(service.security_opt.includes('no-new-privileges:true') ? ['--no-new-privs'] : []),
];

/** What a step of the Dockerfile runs with, and what the image runs with, as compose.yaml limits it. */
const buildLimits = { USER: 'root', VOLUMES: '', READ_ONLY: '', PRIVILEGES: '' };
const runLimits = () => ({
  USER: getValue('site', 'USER'),
  VOLUMES: getValues('site', 'VOLUME').join(' '),
  READ_ONLY: service.read_only ? '1' : '',
  PRIVILEGES: privileges.join(' '),
});

export interface Image {
  /** Starts a command in the image, with settings beside those of the image. Its output is a stream. */
  start: (command: string[], settings?: Record<string, string>) => ChildProcess;
  remove: () => void;
}

/** Runs the steps of the stage `site` of the Dockerfile one by one, in a folder. Nothing in it can change the checkout. */
export function buildImage(): Image {
  const root = createRoot();
  const wrap = (folder: string, command: string[], settings: Record<string, string>, limits: NodeJS.ProcessEnv) => {
    const pairs = Object.entries({ PATH: '/node:/usr/bin:/usr/sbin', ...readSettings('site'), ...settings });
    const inside = ['env', '-i', '-C', folder, ...pairs.map((pair) => pair.join('=')), ...command];
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ROOT: root, NODE: process.execPath, TMPFS: service.tmpfs.join(' '), ...limits };
    return [['--mount', 'sh', '-c', script, 'sh', ...inside], env] as const;
  };
  for (const { name, value } of stages.get('site')!) {
    if (name === 'COPY') copyFiles(root, value);
    if (name !== 'RUN') continue;
    const [args, env] = wrap('/', ['sh', '-c', value], {}, buildLimits);
    execFileSync('/usr/bin/unshare', args, { env });
  }
  return {
    start: (command, settings = {}) => {
      const [args, env] = wrap(workFolder, command, settings, runLimits());
      return spawn('/usr/bin/unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
