import { capitalize } from '../../domain/number-words';
import { formatCount } from '../../domain/text';

/** The names of fields in the words of the editors’ guide, where the name in the file says less. */
const labels: Readonly<Record<string, string>> = {
  alt: 'Alternate text',
  article_id: 'Number',
  asks: 'What we ask',
  body: 'Text',
  composition: 'Layout of the page',
  file: 'Picture',
  focus: 'Point in view',
  focus_phone: 'Point in view on phones',
  from_link: 'A link may fill it in',
  ground: 'Background',
  guards: 'When the page opens',
  head: 'Position of the wordmark',
  hero: 'Picture at the head',
  hours: 'Days with their hours',
  image_link: 'Logo',
  inputs: 'Fields',
  inquiry: 'Line beside the inquiry button',
  interiors: 'Pictures of its rooms',
  lead: 'First sentence',
  link: 'Address of the page',
  map: 'Link to a map',
  on_request: 'What can be asked for',
  options_from: 'Choices from',
  path: 'Address',
  picture_phone: 'Picture for phones',
  sheet: 'Measures to plan with',
  signature: 'Material that fills the screen',
  since: 'Founding year',
  slug: 'Name in the address',
  street_map: 'Map of the streets',
  street_map_text: 'What the map shows',
  until: 'Last year of the copyright',
  wordmark: 'Name in the bar',
};

/** The label of a field: `Logo` for `image_link`. */
export const getFieldLabel = (name: string): string => labels[name] ?? capitalize(name.replace(/[_-]/g, ' '));

/** What one entry of a list is called, where that is not the name of the list without its last letter. */
const entryNames: Readonly<Record<string, string>> = {
  access: 'access line',
  asks: 'requirement',
  categories: 'category',
  entries: 'entry',
  faq: 'question',
  finishes: 'finish',
  how: 'step',
  phones: 'telephone number',
  rows: 'line',
  gallery: 'gallery picture',
  hours: 'opening hours line',
  inputs: 'field',
  interiors: 'picture',
  bar: 'bar entry',
  footer: 'footer entry',
  social: 'social page',
};

/** The name of one entry of a list: `telephone number`. */
export const getEntryName = (list: string): string => entryNames[list] ?? getFieldLabel(list).toLowerCase().replace(/s$/, '');

/** How many entries a list has: `No holiday`, `1 holiday`, `18 holidays`. */
export function countEntries(count: number, name: string): string {
  const plural = name.replace(/(?:(?<![aeo])y|sh|s|)$/, (end) => ({ y: 'ies', sh: 'shes' })[end] ?? 's');
  return count === 0 ? `No ${name}` : formatCount(count, name, plural);
}

/** A field in words: `Label of figure 1 of section 5`. */
export function describeField(path: readonly (string | number)[]): string {
  const parts = path.flatMap((step, index) => {
    if (typeof step === 'number') return [`${getEntryName(String(path[index - 1] ?? 'entries'))} ${step + 1}`];
    return typeof path[index + 1] === 'number' ? [] : [getFieldLabel(step)];
  });
  return capitalize(
    [
      parts.at(-1)!,
      ...parts
        .slice(0, -1)
        .reverse()
        .map((part) => part.charAt(0).toLowerCase() + part.slice(1)),
    ].join(' of '),
  );
}
