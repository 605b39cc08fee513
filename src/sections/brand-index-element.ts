import { replaceAddress } from '../runtime/address';
import { hasModifier } from '../ui/key-press';

/** The number of loaded pictures kept on top of each other, for cross-fades while the pointer moves along the list. */
const maxLayers = 3;

/** `<brand-index>` filters the brands by the category in the address (G5), and shows the picture of the one that is pointed at or focused (R2). */
class BrandIndex extends HTMLElement {
  /** The rows of all brands. */
  private rows: HTMLElement[] = [];
  /** The pictures beside the list by the row that they belong to. */
  private layers = new Map<HTMLElement, HTMLElement>();

  connectedCallback(): void {
    this.rows = this.list('ol > li');
    this.layers.set(this.rows[0]!, this.find('figure > div > div'));
    this.find('nav').addEventListener('click', this.onChoose);
    for (const type of ['mouseover', 'focusin']) this.find('ol').addEventListener(type, this.onHighlight);
    window.addEventListener('popstate', this.follow);
    if (window.location.search) this.follow();
    // What was pointed at or focused has fetched this code.
    const row = this.querySelector<HTMLElement>('ol > li:is(:hover, :focus-within)');
    if (row) this.highlight(row);
  }

  private readonly find = (selector: string): HTMLElement => this.querySelector<HTMLElement>(selector)!;
  private readonly list = <T extends HTMLElement>(selector: string): T[] => Array.from(this.querySelectorAll<T>(selector));

  private readonly onChoose = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    replaceAddress(link.href);
    this.follow();
  };

  /** Shows the brands of the category that the address names; all of them for another one. */
  private readonly follow = (): void => {
    const links = this.list<HTMLAnchorElement>('nav a');
    const category = new URLSearchParams(window.location.search).get('category')?.toLowerCase();
    const current = links.find(({ dataset }) => dataset['category'] === category) ?? links[0]!;
    const { category: slug, heading } = current.dataset;
    if (current.ariaCurrent === 'true') return;
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
    const nav = this.find('nav');
    nav.scrollLeft = current.offsetLeft + (current.offsetWidth - nav.clientWidth) / 2;
    const rows = this.rows.filter(({ dataset }) => slug === '' || dataset['categories']!.split(' ').includes(slug!));
    this.find('ol').replaceChildren(...rows);
    this.find('h2').textContent = heading!;
    this.find('[role="status"]').textContent = current.textContent;
    this.highlight(rows.find(({ dataset }) => dataset['active'] === 'true') ?? rows[0]!);
  };

  private readonly onHighlight = ({ target }: Event): void => {
    const row = (target as Element).closest('li');
    if (row && row.dataset['active'] !== 'true') this.highlight(row);
  };

  /** Marks a brand, and shows its picture beside the list. */
  private highlight(row: HTMLElement): void {
    for (const one of this.rows) one.dataset['active'] = String(one === row);
    const { plate, caption } = row.dataset;
    this.find('figcaption').hidden = caption === undefined;
    this.find('figcaption b').textContent = plate!;
    this.find('figcaption span').textContent = caption ?? '';
    for (const [other, layer] of this.layers)
      if (layer.dataset['loading'] === 'true') {
        layer.remove();
        this.layers.delete(other);
      }
    const layer = this.layers.get(row) ?? this.copyPicture(row);
    // The last is on top.
    this.layers.delete(row);
    this.layers.set(row, layer);
    this.find('figure > div').append(layer);
  }

  /** A copy of the picture of a row, which is shown once it has loaded. */
  private copyPicture(row: HTMLElement): HTMLElement {
    const layer = document.createElement('div');
    const frame = row.querySelector('span')!.cloneNode(true) as HTMLElement;
    const image = frame.querySelector('img')!;
    frame.className = this.find('figure span').className;
    layer.dataset['loading'] = 'true';
    image.onload = () => {
      layer.dataset['loading'] = 'false';
      for (const [other, oldest] of [...this.layers].slice(0, -maxLayers)) {
        oldest.remove();
        this.layers.delete(other);
      }
    };
    layer.append(frame);
    return layer;
  }
}

// This code comes on demand, and once.
window.customElements.define('brand-index', BrandIndex);
