import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { PullAnswers, PullRequest } from '../../src/pipeline/cms/admin-app/github';
import { createDecapConfig, parseBackend } from '../../src/pipeline/cms/decap-config';
import { copyContent } from './cms-server';

type Body = Record<string, unknown>;
type Said = Pick<PullAnswers, 'runs' | 'statuses' | 'annotations'>;

const repository = 'narra/site';
const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@narra.example'];

/** A pull request, and what the test says of the commit at its head. Without it, one job is running. */
interface Pull extends PullRequest, Said {
  title: string;
  labels: { name: string }[];
}

const running: Said['runs'] = [
  { id: 1, name: 'report', conclusion: null, html_url: 'https://github.example/runs/1', output: { annotations_count: 0 } },
];

/**
 * GitHub, as far as the editing screen asks it, over a repository on this machine with the content of this one: files, commits, branches and
 * pull requests are those of Git.
 */
export function createGitHub() {
  const folder = copyContent();
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
  const gitWith = (input: string | Buffer, env: Record<string, string>, ...args: string[]) =>
    execFileSync('git', args, { cwd: folder, input, env: { ...process.env, ...env }, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
  const pulls: Pull[] = [];
  let built = git('rev-parse', 'HEAD');
  const toSha = (ref: string) => git('rev-parse', `${ref.replace(/^narra:/, '')}^{commit}`);
  const isKnown = (ref: string) => spawnSync('git', ['rev-parse', '--verify', '--quiet', ref], { cwd: folder }).status === 0;
  const isWithin = (one: string, other: string) =>
    spawnSync('git', ['merge-base', '--is-ancestor', one, other], { cwd: folder }).status === 0;
  /** A pull request with the commit at the head of its branch; what was said of another commit does not hold. */
  const update = (pull: Pull): Pull => {
    const sha = isKnown(pull.head.ref) ? toSha(pull.head.ref) : pull.head.sha;
    if (sha !== pull.head.sha) Object.assign(pull, { head: { ...pull.head, sha }, runs: running, statuses: [], annotations: [] });
    return pull;
  };

  const createTree = ({ base_tree: base, tree }: Body): string => {
    const index = { GIT_INDEX_FILE: join(mkdtempSync(join(tmpdir(), 'index-')), 'index') };
    gitWith('', index, 'read-tree', String(base));
    const lines = (tree as { path: string; sha: string | null }[]).map(({ path, sha }) =>
      sha === null ? `0 ${'0'.repeat(40)}\t${path}` : `100644 ${sha}\t${path}`,
    );
    gitWith(lines.join('\n'), index, 'update-index', '--index-info');
    return gitWith('', index, 'write-tree');
  };
  const compare = (from: string, to: string) => {
    const [base, head] = [toSha(from), toSha(to)];
    const files = git('diff', '--name-status', '--no-renames', `${base}...${head}`).split('\n').filter(Boolean);
    const commits = git('rev-list', '--reverse', '--parents', `${base}..${head}`).split('\n').filter(Boolean);
    return {
      status: base === head ? 'identical' : isWithin(base, head) ? 'ahead' : isWithin(head, base) ? 'behind' : 'diverged',
      base_commit: { sha: base },
      commits: commits.map((line) => {
        const [sha, ...parents] = line.split(' ');
        return { sha, parents: parents.map((parent) => ({ sha: parent })), commit: { message: git('log', '-1', '--format=%B', sha!) } };
      }),
      files: files.map((line) => {
        const [status, filename] = line.split('\t') as [string, string];
        const sha = status === 'D' ? null : git('rev-parse', `${head}:${filename}`);
        return { filename, sha, patch: '@@', status: { A: 'added', D: 'removed' }[status] ?? 'modified' };
      }),
    };
  };
  const openPull = ({ title, head }: Body): Pull | undefined => {
    const ref = String(head).replace(/^narra:/, '');
    if (toSha(ref) === toSha('main') || pulls.some((pull) => pull.head.ref === ref && pull.state === 'open')) return undefined;
    const number = pulls.length + 1;
    const html_url = `https://github.example/${repository}/pull/${number}`;
    const state = {
      state: 'open',
      merged_at: null,
      merge_commit_sha: '',
      mergeable: true,
      runs: running,
      statuses: [],
      annotations: [],
    } as const;
    pulls.push({
      ...state,
      number,
      html_url,
      title: String(title),
      labels: [],
      statuses: [],
      annotations: [],
      head: { ref, sha: toSha(ref) },
    });
    return pulls.at(-1);
  };
  const merge = (pull: Pull) => {
    const tree = git('merge-tree', '--write-tree', 'main', pull.head.sha);
    const sha = git('commit-tree', tree, '-p', 'main', '-m', pull.title);
    git('update-ref', 'refs/heads/main', sha);
    Object.assign(pull, { state: 'closed', merged_at: new Date().toISOString(), merge_commit_sha: sha });
    return { merged: true };
  };
  const listTree = (name: string, isDeep: boolean) => {
    const lines = git('ls-tree', ...(isDeep ? ['-r'] : []), '-z', name)
      .split('\0')
      .filter(Boolean);
    return {
      tree: lines.map((line) => {
        const [, type, sha, path] = /^\d+ (\w+) (\w+)\t(.*)$/.exec(line)!;
        return { type, sha, path, size: 1 };
      }),
    };
  };
  const listPulls = (query: URLSearchParams) => {
    const [head, state] = [query.get('head')?.replace(/^narra:/, ''), query.get('state')];
    const found = pulls.filter((pull) => (!head || pull.head.ref === head) && (state === 'all' || pull.state === state));
    return found.map(update).reverse();
  };
  const toCommit = (sha: string) => ({ sha, tree: { sha: git('rev-parse', `${sha}^{tree}`) } });

  /** What is answered to a request, by its method and path; undefined is “not found”. */
  const answers: [pattern: RegExp, answer: (groups: string[], body: Body, query: URLSearchParams) => unknown][] = [
    [/^GET $/, () => ({ owner: { login: 'narra' }, permissions: { push: true } })],
    [/^GET branches\/(.+)$/, ([ref]) => (isKnown(ref!) ? { name: ref, commit: toCommit(toSha(ref!)) } : undefined)],
    [/^GET git\/trees\/(.+)$/, ([name], _, query) => (isKnown(name!) ? listTree(name!, query.has('recursive')) : undefined)],
    [
      /^GET git\/blobs\/(\w+)$/,
      ([sha]) => ({ content: execFileSync('git', ['cat-file', 'blob', sha!], { cwd: folder, maxBuffer: 2 ** 28 }).toString('base64') }),
    ],
    [
      /^POST git\/blobs$/,
      (_, { content }) => ({ sha: gitWith(Buffer.from(String(content), 'base64'), {}, 'hash-object', '-w', '--stdin') }),
    ],
    [/^POST git\/trees$/, (_, body) => ({ sha: createTree(body) })],
    [
      /^POST git\/commits$/,
      (_, { tree, parents, message }) =>
        toCommit(git('commit-tree', String(tree), '-m', String(message), ...(parents as string[]).flatMap((sha) => ['-p', sha]))),
    ],
    [/^GET git\/ref\/heads\/(.+)$/, ([ref]) => ({ object: { sha: toSha(ref!) } })],
    [/^POST git\/refs$/, (_, { ref, sha }) => ({ ref: git('update-ref', String(ref), String(sha)) })],
    [/^PATCH git\/refs\/heads\/(.+)$/, ([ref], { sha }) => ({ ref: git('update-ref', `refs/heads/${ref!}`, String(sha)) })],
    [/^DELETE git\/refs\/heads\/(.+)$/, ([ref]) => git('update-ref', '-d', `refs/heads/${ref!}`)],
    [/^GET compare\/(.+)\.\.\.(.+)$/, ([from, to]) => compare(from!, to!)],
    [/^GET pulls$/, (_, __, query) => listPulls(query)],
    [/^POST pulls$/, (_, body) => openPull(body)],
    [/^GET pulls\/(\d+)$/, ([number]) => update(pulls[Number(number) - 1]!)],
    [/^PUT pulls\/(\d+)\/merge$/, ([number]) => merge(update(pulls[Number(number) - 1]!))],
    [
      /^PUT issues\/(\d+)\/labels$/,
      ([number], { labels }) => (pulls[Number(number) - 1]!.labels = (labels as string[]).map((name) => ({ name }))),
    ],
    [/^GET commits\/(\w+)\/check-runs$/, ([sha]) => ({ check_runs: pulls.find(({ head }) => head.sha === sha)?.runs ?? [] })],
    [/^GET commits\/(\w+)\/status$/, ([sha]) => ({ statuses: pulls.find(({ head }) => head.sha === sha)?.statuses ?? [] })],
    [/^GET check-runs\/\d+\/annotations$/, () => pulls.flatMap(({ annotations }) => annotations)],
    [/^GET (?:commits|issues)/, () => []],
  ];

  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/user') return route.fulfill({ json: { login: 'editor', name: 'Editor' } });
    const path = `${request.method()} ${decodeURIComponent(pathname.slice(`/repos/${repository}`.length + 1))}`;
    for (const [pattern, respond] of answers) {
      const groups = pattern.exec(path);
      if (!groups) continue;
      const json = respond(groups.slice(1), (request.postDataJSON() as Body | null) ?? {}, searchParams);
      return json === undefined ? route.fulfill({ status: 422, json: { message: 'Validation Failed' } }) : route.fulfill({ json });
    }
    return route.fulfill({ status: 404, json: { message: 'Not Found' } });
  };

  return {
    pulls,
    /** The text of a file on a branch. */
    read: (branch: string, path: string) => git('show', `${branch}:${path}`),
    /** The files that a branch changes. */
    listChanges: (branch: string) => git('diff', '--name-only', `main...${branch}`).split('\n'),
    /** Says something of the commit at the head of a pull request. */
    say: (number: number, said: Partial<Said>) => void Object.assign(update(pulls[number - 1]!), said),
    /** The site is built from what is published now. */
    build: () => void (built = toSha('main')),
    /** Lets a page ask this GitHub, for an editor who is signed in. */
    async serve(page: Page, site: string): Promise<void> {
      const backend = parseBackend({ CMS_BACKEND: 'github', CMS_REPO: repository });
      await page.route('https://api.github.com/**', answer);
      await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: { components: [] } }));
      await page.route('**/admin/config.json', (route) => route.fulfill({ json: createDecapConfig(backend, site, built) }));
      const user = { backendName: 'github', token: 'sample-token', login: 'editor', name: 'Editor' };
      await page.addInitScript((value) => localStorage.setItem('decap-cms-user', value), JSON.stringify(user));
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
