import { createElement } from '../create-element';
import css from './panel.css';

/** A link to a field, with what it is in words. */
interface FieldLink {
  words: string;
  href: string;
  text?: string;
}

/** The window of the editing screen: each field opens in the same one. */
const screenWindow = 'editing-screen';

const toLink = ({ words, href }: FieldLink, label = words): HTMLAnchorElement =>
  createElement('a', { href, target: screenWindow, title: words }, label);

/** The switch, what the outlined part of the page is, and the list of all parts; and the outline, which no page style reaches. */
export function createPanel() {
  const host = createElement('aside', { ariaLabel: 'Edit this page' });
  host.dataset['editMode'] = '';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css as string);
  root.adoptedStyleSheets = [sheet];
  const box = createElement('div', { className: 'outline', hidden: true });
  const toggle = createElement('button', { type: 'button', className: 'switch' }, 'Edit');
  toggle.setAttribute('aria-pressed', 'false');
  const status = createElement('div', { className: 'status', role: 'status' });
  const items = createElement('ul');
  const list = createElement('details', { hidden: true }, createElement('summary', {}, 'All content on this page'), items);
  root.append(box, createElement('div', { className: 'panel' }, list, status, toggle));
  document.body.append(host);

  let outlined: Element | undefined;
  const place = () => {
    box.hidden = !outlined?.isConnected;
    if (!outlined || box.hidden) return;
    const { left, top, width, height } = outlined.getBoundingClientRect();
    Object.assign(box.style, { translate: `${left}px ${top}px`, width: `${width}px`, height: `${height}px` });
  };
  for (const name of ['scroll', 'resize']) addEventListener(name, place, { passive: true, capture: true });

  return {
    host,
    outline(element: Element | undefined) {
      outlined = element;
      place();
    },
    /** Describes the outlined part, with a link to each field that it may come from. The first `places` are equally likely. */
    describe(links: readonly FieldLink[], places: number) {
      const toLinks = (some: readonly FieldLink[]) => some.flatMap((link, index) => [index === 0 ? '' : ' or ', toLink(link)]);
      if (places === 1) return status.replaceChildren(...toLinks(links));
      const choices = links.slice(0, places).map((link) => createElement('li', {}, toLink(link)));
      status.replaceChildren(`It stands in ${places} places. Press the one that you mean:`, createElement('ul', {}, ...choices));
    },
    focusChoice: () => status.querySelector('a')?.focus(),
    list(links: readonly FieldLink[]) {
      list.hidden = false;
      items.replaceChildren(
        ...links.map((link) => createElement('li', {}, toLink(link, link.text), createElement('small', {}, link.words))),
      );
    },
    /** Takes the outline, the words and the list away. */
    clear() {
      outlined = undefined;
      place();
      list.hidden = true;
      items.replaceChildren();
    },
    open: (href: string) => window.open(href, screenWindow)?.focus(),
    onToggle(change: (isOn: boolean) => void) {
      toggle.addEventListener('click', () => {
        const isOn = toggle.getAttribute('aria-pressed') !== 'true';
        toggle.setAttribute('aria-pressed', String(isOn));
        status.textContent = isOn ? 'Point at a text or picture, or move to it with Tab. A press opens its field.' : '';
        change(isOn);
      });
    },
  };
}
