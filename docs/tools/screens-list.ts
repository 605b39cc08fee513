import { choosers, inPlace, menu, type OpenState, overlay, panel } from '../../e2e/open-states';

export const widths = [390, 1440];

/** A picture of a page, or of what is open on it. */
export interface Screen {
  name: string;
  path: string;
  width: number;
  /** The whole page, or the first screen of it. */
  isWhole: boolean;
  state?: OpenState;
}

/** What kind of page stands at a path: brands, articles and forms are one kind each, any other page is its own. */
export const kindOf = (path: string): string => {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  return rest.length > 0 ? first : first || 'home';
};

// Where there are many of a kind, these show it best.
const shown = ['/brand-partners/kohler', '/contact-us/inquiry'];

const named = (state: OpenState, name: string): Screen => ({ name, path: state.path, width: state.width, isWhole: false, state });

/** The pictures of a site with these paths: a page of each kind in full, the first screen of the home page, and what opens. */
export function screensOf(paths: readonly string[]): Screen[] {
  const kinds = new Map<string, string>();
  for (const path of [...shown.filter((one) => paths.includes(one)), ...paths]) if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path);
  const pages = [...kinds].flatMap(([name, path]) => widths.map((width) => ({ name, path, width, isWhole: true })));
  return [
    ...pages,
    { name: 'home-first', path: '/', width: 1440, isWhole: false },
    named(panel, 'partners-panel'),
    named(menu, 'menu'),
    named(overlay, 'partners-overlay'),
    ...choosers.map((state) => named(state, 'chooser')),
    ...inPlace.filter(({ name }) => name === 'a question').map((state) => named(state, 'question')),
    ...inPlace.filter(({ name }) => name === 'the problems of a form').map((state) => named(state, 'problems')),
  ];
}
