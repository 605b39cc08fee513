import { capitalize } from '../../../domain/number-words';
import { slugify } from '../../check/wording';
import { createElement } from '../create-element';
import type { DecapConfig } from '../decap-config';
import { type ChangeNews, type Problem, tellProblems, tellPull } from './change-news';
import { focusFieldOfAddress } from './focus-field';
import { openGitHub, type PullRequest } from './github';

/** The name of a change in the address, which anybody can write: a colon would name the branch of another repository. */
const getParameter = (name: string): string => /^[\w.-]*$/.exec(new URLSearchParams(location.search).get(name) ?? '')?.[0] ?? '';
const toWords = (name: string): string => capitalize(name.replaceAll('-', ' '));
const getMessage = (error: unknown): string => (error as Error).message;

/** What the branch of a change of several entries begins with. Decap CMS asks for files by URLs in which a slash would end its name. */
export const changePrefix = 'change-';
/** The change that saves go into, by the address: `/admin?change=new-brand`. Without it, each entry is a change of its own. */
export const chosenChange = getParameter('change');

type GitHub = ReturnType<typeof openGitHub>;

/** How often the host is asked while more is to come, and whether somebody has signed in, in milliseconds. */
const [askInterval, signInInterval] = [10_000, 1_000];

/** A fault, with a link to its field, which shows at once where its entry is open, or to its line at the host. */
function createProblem({ message, isWarning, place, href }: Problem): HTMLElement {
  const link = createElement(
    'a',
    href === undefined ? {} : { href, target: href.startsWith('/') ? '' : '_blank' },
    isWarning ? `Warning: ${message}` : message,
  );
  link.addEventListener('click', (event) => {
    if (link.target !== '' || link.hash !== location.hash) return;
    event.preventDefault();
    history.replaceState(null, '', link.href);
    void focusFieldOfAddress(document.body);
  });
  return createElement('li', {}, link, createElement('small', {}, place));
}

/** The line in the bar, and the list of faults. What is shown already is not read out again. */
function createLine(bar: Element): (news: ChangeNews) => void {
  const line = createElement('p', { role: 'status' });
  const box = createElement('details', { className: 'refusal' });
  bar.append(line);
  let shown = '';
  return (news) => {
    const { text, link, problems = [] } = news;
    const told = JSON.stringify(news);
    if (told === shown) return;
    shown = told;
    line.replaceChildren(text, ...(link ? [' ', createElement('a', { href: link.href, target: '_blank' }, link.words)] : []));
    const items = problems.map(createProblem);
    box.replaceChildren(createElement('summary', {}, text), createElement('ul', {}, ...items));
    // Warnings alone leave the form its room.
    box.open = problems.some(({ isWarning }) => !isWarning);
    if (items.length > 0) document.body.append(box);
    else box.remove();
  };
}

/** E10: the choice of the change that saves go into: a branch of its own, and one pull request. */
async function createChoice(ask: GitHub['ask'], base: string): Promise<HTMLElement> {
  const pulls = await ask<PullRequest[]>(`pulls?state=open&per_page=100&base=${base}`);
  const open = pulls.map(({ head }) => head.ref).filter((branch) => branch.startsWith(changePrefix));
  const names = new Set([chosenChange, ...open.map((branch) => branch.slice(changePrefix.length))].filter((name) => name !== ''));
  const select = createElement('select', { ariaLabel: 'Saves go into' });
  select.append(new Option('A change for each entry', ''), ...[...names].map((name) => new Option(toWords(name), name)));
  select.append(new Option('A new change of several entries…', 'new'));
  select.value = chosenChange;
  const choose = async () => {
    const isNew = select.value === 'new';
    const name = isNew ? slugify(prompt('What is the change about?') ?? '') : select.value;
    select.value = chosenChange;
    if (isNew && name === '') return;
    const { object } = await ask<{ object: { sha: string } }>(`git/ref/heads/${base}`);
    if (isNew) await ask('git/refs', 'POST', { ref: `refs/heads/${changePrefix}${name}`, sha: object.sha });
    location.search = name === '' ? '' : `?change=${name}`;
  };
  select.addEventListener('change', () => void choose().catch((error: unknown) => alert(getMessage(error))));
  return select;
}

/** What the local check says of the files. */
async function readLocalNews(): Promise<ChangeNews> {
  const response = await fetch('/api/check');
  const answer = (await response.json()) as Problem[] | { error: string };
  return 'error' in answer ? { text: answer.error } : tellProblems(answer);
}

/** The branch that saves go into; else that of the entry that is open (`cms/…`, by Decap CMS), and that of a change that was just published. */
function listBranches(): string[] {
  if (chosenChange !== '') return [changePrefix + chosenChange];
  const [, collection, slug] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(location.hash) ?? [];
  const published = getParameter('published');
  return [...(slug ? [`cms/${collection!}/${decodeURIComponent(slug)}`] : []), ...(published ? [changePrefix + published] : [])];
}

/**
 * E9, E10: says in the bar how the change stands that the open entry belongs to, and publishes a change of several entries.
 * @param base the branch that is published.
 * @param getToken the token of the account, empty until somebody signs in.
 * @param getPage the path of the page that is shown beside the entry.
 */
export function followChanges(config: DecapConfig, base: string, getToken: () => Promise<string>, getPage: () => string): void {
  const { backend, publish_mode } = config;
  const bar = document.querySelector('[data-layout="admin"] > header')!;
  const show = createLine(bar);
  const github = backend.name === 'github' ? openGitHub(backend['repo'] as string, getToken) : undefined;
  const publish = createElement('button', { type: 'button', hidden: true }, 'Publish this change');
  let choice: HTMLElement | undefined;
  let pull: PullRequest | undefined;
  let news: ChangeNews | undefined;
  let [saved, turn, timer] = ['', 0, 0];
  const showNews = () => show({ ...news, text: `${saved} ${news?.text ?? ''}`.trim() });

  const readNews = async ({ ask, findPull, readAnswers }: GitHub): Promise<ChangeNews | undefined> => {
    const created = choice ?? (await createChoice(ask, base));
    bar.append((choice ??= created), publish);
    for (const head of listBranches()) {
      pull = await findPull(head, chosenChange === '' ? 'all' : 'open');
      // GitHub refuses a pull request as long as nothing is saved, and one that somebody else has opened meanwhile.
      if (chosenChange !== '')
        pull ??= await ask<PullRequest>('pulls', 'POST', { title: toWords(chosenChange), head, base }).catch(() => findPull(head, 'open'));
      if (pull && (pull.state === 'open' || pull.merged_at !== null)) return tellPull(await readAnswers(pull), getPage());
    }
    return undefined;
  };
  const tell = async (mine: number): Promise<void> => {
    if (github && (await getToken()) === '') return lookAfter(signInInterval);
    const failed = (error: unknown): ChangeNews => ({
      text: `It is not known how the change stands: ${getMessage(error)}`,
      isWaiting: true,
    });
    const answer = await (github ? readNews(github) : readLocalNews()).catch(failed);
    if (mine !== turn) return;
    news = answer;
    showNews();
    publish.hidden = chosenChange === '' || !news?.isFine;
    if (news?.isWaiting) lookAfter(askInterval);
  };
  const look = () => {
    clearTimeout(timer);
    turn += 1;
    if (!document.hidden) void tell(turn);
  };
  const lookAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(look, milliseconds);
  };
  /** The host takes a moment until it has what was saved. */
  const expect = (words: string) => {
    [saved, turn] = [words, turn + 1];
    show({ text: `${words} The check is reading the change.`.trim() });
    publish.hidden = true;
    lookAfter(github ? askInterval : 0);
  };
  publish.addEventListener('click', () => {
    publish.hidden = true;
    void github!.merge(pull!).then(
      () => (location.search = `?published=${chosenChange}`),
      (error: unknown) => show({ text: `Not published: ${getMessage(error)}` }),
    );
  });
  const { registerEventListener: listen } = window.CMS;
  listen({
    name: 'postSave',
    handler: ({ entry }) => expect(entry.get('data').get('draft') === 'true' ? 'Saved as a draft.' : 'Saved.'),
  });
  listen({ name: 'postUnpublish', handler: () => expect('Deleted.') });
  if (publish_mode === 'editorial_workflow') listen({ name: 'postPublish', handler: () => expect('') });
  addEventListener('hashchange', ({ oldURL }) => {
    if (!oldURL.endsWith('/new')) saved = '';
    if (github) look();
    else showNews();
  });
  document.addEventListener('visibilitychange', look);
  look();
}
