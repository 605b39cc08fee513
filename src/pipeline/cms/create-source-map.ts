import { countNames, countTokenPattern, interpolateCounts, isCountName, type CountName, type Counts } from '../markup/count-tokens';
import { formatEventHours, formatUsDate } from '../../domain/dates';
import { htmlToText } from '../../domain/text';
import type { ContentTypeName } from '../../schema/content-kinds';
import { getEntries, type Content, type ContentEntry } from '../check/read/content-model';
import { resolvePicturePath } from '../check/rules/pictures';
import { getRoutes } from '../check/rules/routes';
import type { FieldPath } from '../check/read/source-file';
import { renderMarkdown } from '../markup/markdown';
import { getScreenRoute, normalizeText, listFieldName, type SourceMap, type SourceValue } from './edit-mode/find-sources';

/** Where each count comes from. */
const countSources: Record<CountName, string> = {
  brands: 'the folders in content/brands',
  showrooms: 'the folders in content/showrooms',
  categories: 'content/categories.yaml',
  years: '`since` in content/site.yaml',
  since: '`since` in content/site.yaml',
};

/** The counts of a build for editors, which shows drafts. */
function countContent(content: Content): Counts {
  const since = getEntries(content, 'ContentSite')[0]?.value.since ?? 0;
  const count = (type: ContentTypeName) => getEntries(content, type).length;
  const years = Number(content.today.slice(0, 4)) - since;
  return { brands: count('Brand'), showrooms: count('Showroom'), categories: count('Category'), since, years };
}

const blockEnd = /<\/(?:p|h\d|li|blockquote)>/;

/** The words of each block of a Markdown text. */
const toBlockTexts = (markdown: string): string[] =>
  renderMarkdown(markdown)
    .split(blockEnd)
    .map(htmlToText)
    .filter((text) => text !== '');

/** The values of an entry that are text or a number, with their paths. */
function flattenValues(value: unknown, path: FieldPath): [path: FieldPath, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  // Years are read on a page; smaller numbers are an order.
  if (typeof value === 'number') return value > 999 ? [[path, String(value)]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([step, inner]) => flattenValues(inner, [...path, isList ? Number(step) : step]));
}

/** The lines of a page that are computed from an entry, with the field that an editor would change. */
function getComputedTexts({ type, value }: ContentEntry): [path: FieldPath, text: string][] {
  if (type === 'Article') {
    const { date, event } = value as ContentEntry<'Article'>['value'];
    const { starts, ends } = event ?? {};
    return [
      ...(date === undefined ? [] : ([[['date'], formatUsDate(date)]] as [FieldPath, string][])),
      ...(starts === undefined || ends === undefined
        ? []
        : ([[['event', 'starts'], normalizeText(formatEventHours({ starts, ends }))]] as [FieldPath, string][])),
    ];
  }
  if (type !== 'Showroom') return [];
  const { hours = [] } = value as ContentEntry<'Showroom'>['value'];
  return hours.flatMap((range, index) =>
    range?.opens && range.closes ? [[['hours', index, 'opens'], `${range.opens} - ${range.closes}`]] : [],
  );
}

const findCounts = (text: string): string[] =>
  countNames.filter((name) =>
    Array.from(text.matchAll(countTokenPattern), ([, , token]) => token!).some(
      (token) => isCountName(token) && token.toLowerCase() === name,
    ),
  );

/** The roles of the texts of an entry, by their paths. */
function getRoles(content: Content): Map<string, string> {
  return new Map(content.fields.map(({ entry, path, role }) => [`${entry.source.file}/${[...entry.path, ...path].join('/')}`, role]));
}

const hiddenRoles = ['link', 'focus-point', 'icon', 'brand', 'showroom', 'category', 'room', 'material', 'finish', 'inline-svg', 'logo'];

function toValues(content: Content, entry: ContentEntry, counts: Counts, roles: ReadonlyMap<string, string>): SourceValue[] {
  const file = `content/${entry.source.file}`;
  const start = entry.path.length > 0 ? [listFieldName, ...entry.path] : [];
  const alternates = new Map<string, string>();
  const values = flattenValues(entry.value, []);
  for (const [path, text] of values) if (path.at(-1) === 'alt') alternates.set(path.slice(0, -1).join('/'), text);
  const inFields = values.flatMap(([path, text]): SourceValue[] => {
    const role = roles.get(`${entry.source.file}/${[...entry.path, ...path].join('/')}`) ?? '';
    const place = { file, path: [...start, ...path] };
    if (hiddenRoles.includes(role)) return [];
    if (role === 'picture-file') {
      const alt = alternates.get(path.slice(0, -1).join('/'));
      return alt === undefined || !content.pictures.has(resolvePicturePath(entry, text)) ? [] : [{ ...place, text: alt, isPicture: true }];
    }
    const counted = findCounts(text).map((name) => countSources[name as CountName]);
    const shown = interpolateCounts(text, counts);
    const texts = role === 'markdown' ? toBlockTexts(shown) : [shown];
    return texts.map((words) => ({ ...place, text: words, ...(counted.length > 0 ? { counts: [...new Set(counted)] } : {}) }));
  });
  const computed = getComputedTexts(entry).map(([path, text]): SourceValue => ({
    file,
    path: [...start, ...path],
    text,
    isComputed: true,
  }));
  return [...inFields, ...computed];
}

/** The words of the body of a Markdown file, and the alternate texts of its pictures. */
function toBodyValues(content: Content): SourceValue[] {
  const texts = content.sources.flatMap(({ file, body }) =>
    toBlockTexts(body?.text ?? '').map((text): SourceValue => ({ file: `content/${file}`, path: ['body'], text })),
  );
  const pictures = content.markdownTokens.flatMap(({ entry, isInBody, token }): SourceValue[] =>
    isInBody && token.kind === 'picture'
      ? [{ file: `content/${entry.source.file}`, path: ['body'], text: token.alt, isPicture: true }]
      : [],
  );
  return [...texts, ...pictures];
}

/** The content source map: what pages show of the content, and where it is written. */
export function createSourceMap(content: Content): SourceMap {
  const counts = countContent(content);
  const roles = getRoles(content);
  return {
    values: [
      ...content.entries.filter((entry) => entry.type !== 'RedirectRule').flatMap((entry) => toValues(content, entry, counts, roles)),
      ...toBodyValues(content),
    ],
    pages: Object.fromEntries([...getRoutes(content)].map(([path, { source }]) => [path, `content/${source.file}`])),
    screens: Object.fromEntries(content.sources.map((source) => [`content/${source.file}`, getScreenRoute(source)])),
  };
}
