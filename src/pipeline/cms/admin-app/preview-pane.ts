import type { CmsCollection } from '../collections';
import type { PreviewFile } from '../preview-messages';
import type { EntryMap, PreviewProps } from './decap-globals';
import { getEntryFile, createFormat } from './format';
import { type createPreviewRenderer, morphChildren, type PreviewAnswer } from './preview-renderer';

const toElement = (node: Node): Element => (node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement!);

/** Scrolls to the first of the changed nodes of a page, unless one of them can be seen. */
function revealChange(changed: readonly Node[], { innerHeight }: Window): void {
  const elements = changed.map(toElement).filter((element) => element.checkVisibility());
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  if (!elements.some(isSeen)) elements[0]?.scrollIntoView({ block: 'center' });
}

interface PreviewInstance {
  props: PreviewProps;
  root?: HTMLElement;
  /** The page that the editor has chosen; undefined for that of the entry. */
  address?: string;
  /** The last request. */
  sent?: string;
  shown?: Extract<PreviewAnswer, { kind: 'page' }>;
  hasFailed?: boolean;
  /** The URLs of the files that the build does not have, by their paths. */
  assets: Record<string, string>;
  forceUpdate: () => void;
}

type Renderer = ReturnType<typeof createPreviewRenderer>;

/** The file of an entry as it would be saved. */
function toFile(collection: CmsCollection, entry: EntryMap, assets: Record<string, string>): PreviewFile {
  const values = entry.get('data').toJS();
  const { contentFormat, fields, files } = collection;
  const text = createFormat({ contentFormat, fields: fields ?? files![0]!.fields }).toFile(values);
  return { file: getEntryFile(collection, entry.get('path'), values), text, assets };
}

/** Decap CMS gives this in the place of a file that it is still reading. */
const emptyAsset = 'empty.svg';

/** Adds the URLs of missing files, such as a picture that was just chosen. */
function findAssets({ props, shown, assets }: PreviewInstance): Record<string, string> {
  const found = Object.entries(shown?.missing ?? {}).map(([path, name]) => [path, props.getAsset(name)] as const);
  const read = found.filter(([, asset]) => asset.path !== emptyAsset).map(([path, asset]) => [path, asset.toString()]);
  return { ...assets, ...(Object.fromEntries(read) as Record<string, string>) };
}

/** Sets the styles of a page as constructed style sheets: the CSP allows no inline style. */
function adoptStyles({ document, window: frame }: PreviewProps, styles: readonly string[]): void {
  document.adoptedStyleSheets = styles.map((text) => {
    const sheet = new frame.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

function show(preview: PreviewInstance, answer: PreviewAnswer): void {
  const { root, props, shown } = preview;
  if (!root) return;
  preview.hasFailed = answer.kind === 'failure';
  if (answer.kind === 'page') {
    if (answer.styles.join() !== shown?.styles.join()) adoptStyles(props, answer.styles);
    const changed = morphChildren(root, new DOMParser().parseFromString(answer.html, 'text/html').body);
    if (answer.address === shown?.address) revealChange(changed, props.window);
    else props.window.scrollTo(0, 0);
    preview.shown = answer;
  }
  preview.forceUpdate();
}

function update(preview: PreviewInstance, collection: CmsCollection, renderer: Renderer): void {
  preview.assets = findAssets(preview);
  const request = { kind: 'render' as const, ...toFile(collection, preview.props.entry, preview.assets), address: preview.address };
  const key = JSON.stringify(request);
  if (key === preview.sent) return;
  preview.sent = key;
  renderer.render(request, (answer) => show(preview, answer));
}

function showPage(preview: PreviewInstance, address: string): void {
  preview.address = address;
  preview.forceUpdate();
}

/** Follows a link to a page of the site within the preview; other links and forms do nothing. */
function handleClick(preview: PreviewInstance, event: Event): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  const [path, id] = link.getAttribute('href')!.split('#');
  if (path === '' && id) preview.root?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
  if (path?.startsWith('/')) showPage(preview, path);
}

const noPage = 'The page cannot be shown. Fill in the fields that it needs, or load the editing screen again.';

function createBar(preview: PreviewInstance) {
  const { shown, hasFailed } = preview;
  if (!shown) return window.h('div', { className: 'previewBar', role: 'status' }, hasFailed ? noPage : 'The page is being made.');
  const options = shown.pages.map(({ address, title }) => window.h('option', { key: address, value: address }, `${address} · ${title}`));
  const change = ({ target }: { target: HTMLSelectElement }) => showPage(preview, target.value);
  const select = window.h('select', { value: shown.address, onChange: change, 'aria-label': 'Page' }, ...options);
  const problem = hasFailed
    ? window.h('p', { role: 'status' }, 'The last change cannot be shown yet. Fill in the fields that it needs.')
    : null;
  return window.h('div', { className: 'previewBar' }, select, problem);
}

const createPreviewTemplate = (collection: CmsCollection, renderer: Renderer) =>
  window.createClass<PreviewInstance>({
    componentDidMount() {
      this.assets = {};
      this.props.window.frameElement!.setAttribute('title', 'The page as it will be');
      this.root?.addEventListener('click', (event) => handleClick(this, event));
      this.root?.addEventListener('submit', (event) => event.preventDefault());
      update(this, collection, renderer);
    },
    componentDidUpdate() {
      update(this, collection, renderer);
    },
    render() {
      const setRoot = (root: HTMLElement | null) => (this.root = root ?? undefined);
      return window.h('div', {}, createBar(this), window.h('div', { ref: setRoot, className: 'previewPage' }));
    },
  });

/** E6: shows beside each entry the page of the site as it will be. A worker renders it from the content with the entry as it is written. */
export function registerPreviews(collections: readonly CmsCollection[], renderer: Renderer): void {
  window.CMS.registerPreviewStyle('/admin/preview.css');
  for (const collection of collections) {
    const names = collection.files?.map(({ name }) => name) ?? [collection.name];
    for (const name of names) window.CMS.registerPreviewTemplate(name, createPreviewTemplate(collection, renderer));
  }
  window.CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const collection = collections.find(({ name }) => name === entry.get('collection'));
      if (collection) renderer.save(toFile(collection, entry, {}));
    },
  });
}
