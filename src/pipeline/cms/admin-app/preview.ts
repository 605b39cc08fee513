import type { CmsCollection } from '../collections';
import type { PreviewProps } from './decap-globals';
import { createPreviewSync } from './sync-preview';

interface PreviewInstance {
  props: PreviewProps;
  root?: HTMLElement;
  sync?: (values: Record<string, unknown>) => void;
  forceUpdate: () => void;
}

const getEntryValues = ({ entry }: PreviewProps): Record<string, unknown> => entry.get('data').toJS();

/** The values that addresses are made of: the fields of an entry, and the name of its file as its slug where no field is its slug. */
const getAddressValues = (props: PreviewProps): Record<string, unknown> => ({ slug: props.entry.get('slug'), ...getEntryValues(props) });

/** The path of the page of an entry, or undefined while the entry has none. */
export function getPagePath(template: string, values: Record<string, unknown>): string | undefined {
  const pattern = /\{\{(?:fields\.)?(\w+)\}\}/g;
  const names = Array.from(template.matchAll(pattern), ([, name]) => name!);
  if (names.some((name) => values[name] === undefined || values[name] === '')) return undefined;
  const path = template.replace(pattern, (_, name: string) => String(values[name]));
  return `/${path.replace(/^\//, '')}`;
}

const inlineStylePattern = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Adds the styles of a page to the frame of the preview as constructed style sheets: the CSP allows no inline style. */
function adoptStyles(html: string, { document, window: frame }: PreviewProps): void {
  const outside = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  document.adoptedStyleSheets = Array.from(outside.matchAll(inlineStylePattern), ([, text]) => {
    const sheet = new frame.CSSStyleSheet();
    sheet.replaceSync(text!);
    return sheet;
  });
}

async function loadPage(preview: PreviewInstance, template: string): Promise<void> {
  const { props, root } = preview;
  const path = getPagePath(template, getAddressValues(props));
  const answer = path === undefined ? undefined : await fetch(path);
  const html = answer && (answer.ok || path === '/404') ? await answer.text() : '';
  const page = new DOMParser().parseFromString(html.replace(inlineStylePattern, ''), 'text/html');
  const main = page.querySelector('main');
  if (!main || !root) return;
  page.querySelectorAll('script').forEach((script) => script.remove());
  adoptStyles(html, props);
  root.replaceChildren(props.document.importNode(main, true));
  const first = getEntryValues(props);
  preview.sync = createPreviewSync(root, first, (file) => props.getAsset(file).toString());
  preview.forceUpdate();
}

const createPreviewTemplate = (path: string) =>
  window.createClass<PreviewInstance>({
    componentDidMount() {
      void loadPage(this, path);
    },
    componentDidUpdate() {
      this.sync?.(getEntryValues(this.props));
    },
    render() {
      const hold = (root: HTMLElement | null) => (this.root = root ?? undefined);
      const page = window.h('div', { ref: hold, 'data-layout': 'site', key: 'page' });
      const { fields, widgetFor } = this.props;
      // An entry without a page is shown field by field.
      const values = this.sync
        ? []
        : fields.toArray().map((field) => window.h('div', { key: field.get('name') }, widgetFor(field.get('name'))));
      return window.h('div', {}, page, ...values);
    },
  });

/** Registers the preview of an entry: its page on the site, with the text that the editor types. */
export function registerPreview({ name, preview_path: path }: CmsCollection): void {
  if (path !== undefined) window.CMS.registerPreviewTemplate(name, createPreviewTemplate(path));
}
