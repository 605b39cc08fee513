import { isHiddenPath } from '../../../domain/routes';
import type { CmsCollection } from '../collections';
import type { MentionsResult } from '../preview-messages';
import { type AddressFate, askFate } from './ask-fate';
import type { DecapBackend, DecapDataFile } from './decap-globals';
import type { createPreviewRenderer } from './preview-renderer';

type Renderer = ReturnType<typeof createPreviewRenderer>;

const redirectsFile = 'content/redirects.yaml';

/** An error that the screen shows by its words alone. */
const createRefusal = (message: string): Error => Object.assign(new Error(message), { name: '' });

/** The collection whose entry a file is; undefined of a picture. */
const findCollection = (collections: readonly CmsCollection[], path: string): CmsCollection | undefined =>
  collections.find(
    ({ folder, path: inFolder, extension }) =>
      folder !== undefined && path.startsWith(`${folder}/`) && path.endsWith(`${inFolder === undefined ? '' : '/index'}.${extension!}`),
  );

/**
 * Adds lines for addresses that are no pages any more to the text of `content/redirects.yaml`. What is there stays as it is.
 * @returns the text, with a redirect or a line `# gone:` for each address.
 */
export function addRedirectLines(text: string, addresses: readonly string[], fate: AddressFate): string {
  const lines = addresses.map((from) => ('to' in fate ? `- from: ${from}\n  to: ${fate.to}\n` : `# gone: ${from} ${fate.reason}\n`));
  return `${text.trimEnd()}\n${lines.join('')}`.replace(/^\n/, '');
}

/** The text of the redirects with what becomes of the addresses. */
async function writeRedirects(backend: DecapBackend, addresses: readonly string[], fate: AddressFate): Promise<DecapDataFile> {
  const { data } = await backend.getEntry(redirectsFile);
  return { path: redirectsFile, slug: 'redirects', raw: addRedirectLines(data, addresses, fate) };
}

/** The pages that may take the place of an address: the one that lists its kind first, then the home page. */
function sortTargets(pages: MentionsResult['pages'], address = ''): MentionsResult['pages'] {
  const rank = (path: string) => (address.startsWith(`${path}/`) ? 0 : path === '/' ? 1 : 2);
  return pages.filter((page) => !isHiddenPath(page.address)).sort((a, b) => rank(a.address) - rank(b.address));
}

/** The `path` in the text of a page. */
const findPath = (text: string): string | undefined => /^path: *['"]?(\/[^\s'"#]*)/m.exec(text)?.[1];

/**
 * E7: puts a question before what cannot be taken back. A deleted entry takes the files of its folder along, after it was said what still
 * names it; an address that ends leaves a redirect or a reason. Both are asked at the back end of Decap CMS, which all its ways lead to. An
 * entry that was changed elsewhere since it was opened is not saved.
 * @returns what gives the token of the account, which is empty until somebody signs in.
 */
export function guardBackend(name: string, collections: readonly CmsCollection[], renderer: Renderer): () => Promise<string> {
  const entry = window.CMS.getBackend(name);
  const { init } = entry;
  let active: DecapBackend | undefined;
  entry.init = (...options) => {
    const backend = (active = init(...options));
    const [deleteFiles, getEntry] = [backend.deleteFiles.bind(backend), backend.getEntry.bind(backend)];
    const persist = backend.persistEntry.bind(backend);
    /** The texts as this tab has opened or saved them. */
    const opened = new Map<string, string>();

    backend.getEntry = async (path) => {
      const entry = await getEntry(path);
      opened.set(path, entry.data);
      return entry;
    };

    const persistEntry: DecapBackend['persistEntry'] = async (change, saving) => {
      const { path, raw } = change.dataFiles[0]!;
      const before = opened.get(path);
      // A change of its own branch meets another one where it is published.
      if (!saving.newEntry && !saving.useWorkflow && before !== undefined && (await getEntry(path)).data !== before)
        throw createRefusal('This entry was changed elsewhere since you opened it. Copy what you wrote, and open the entry again.');
      const answer = await persist(change, saving);
      opened.set(path, raw);
      return answer;
    };

    backend.deleteFiles = async (paths, message) => {
      const collection = findCollection(collections, paths[0]!);
      if (!collection) return deleteFiles(paths, message);
      const file = paths[0]!.replace(/^content\//, '');
      const folder = collection.path === undefined ? undefined : paths[0]!.replace(/\/[^/]*$/, '');
      const beside = folder === undefined ? [] : (await backend.getMedia(folder)).map(({ path }) => path);
      const others = beside.filter((path) => !paths.includes(path));
      const { mentions = [], addresses = [], pages = [] } = (await renderer.findMentions(file)) ?? {};
      const answer = await askFate({
        title: `Delete this ${String(collection['label_singular'])}?`,
        text: `${paths.join(', ')} goes${others.length > 0 ? `, and with it the ${others.length} files beside it` : ''}.`,
        action: 'Delete',
        addresses,
        pages: sortTargets(pages, addresses[0]),
        mentions,
      });
      if (!answer) throw createRefusal('Nothing was deleted.');
      if (answer.fate) {
        const redirects = await writeRedirects(backend, addresses, answer.fate);
        const commit = { commitMessage: `Redirect ${addresses.join(', ')}`, collectionName: 'RedirectRule' };
        await persistEntry({ dataFiles: [redirects], assets: [] }, { ...commit, newEntry: false, useWorkflow: false, unpublished: false });
      }
      renderer.remove(file);
      return deleteFiles([...paths, ...others], message);
    };

    backend.persistEntry = async (change, saving) => {
      const { path, raw } = change.dataFiles[0]!;
      if (saving.newEntry || saving.collectionName !== 'Page') return persistEntry(change, saving);
      const [before, now] = [findPath((await getEntry(path)).data), findPath(raw)];
      if (before === undefined || now === undefined || before === now) return persistEntry(change, saving);
      const answer = await askFate({
        title: 'The page moves',
        text: `Its address was ${before} and is ${now} from now on.`,
        action: 'Save',
        addresses: [before],
        pages: [{ address: now, title: 'the page itself' }],
        mentions: (await renderer.findMentions(path.replace(/^content\//, '')))?.mentions ?? [],
      });
      if (!answer?.fate) throw createRefusal('Nothing was saved.');
      const dataFiles = [...change.dataFiles, await writeRedirects(backend, [before], answer.fate)];
      return persistEntry({ ...change, dataFiles }, saving);
    };
    return backend;
  };
  return async () => (await active?.getToken()) ?? '';
}
