import { getCollectionAnchor, getHeaderAnchor, getNoticeAnchor, getOpeningAnchor, getQuestionAnchor } from '../../../domain/anchors';
import { requestKinds } from '../../../domain/brands';
import { getJsonSchemas, getSectionTraits, getSectionTypes } from '../../../schema/json-schema';
import { getEntries, type Content, type ContentEntry } from '../read/content-model';
import { findPattern } from '../patterns';
import { formatClosestName, findClosestName, formatSuggestion } from '../wording';
import { getLinkMessage, getRoutes } from './routes';
import { fieldRule, markdownRule, type Rule, type Rules } from './rule';

/** The ids that the pages of an entry have beside those of its sections. */
const fixedAnchors: Partial<Record<ContentEntry['type'], readonly string[]>> = {
  Brand: ['collections', 'documents', 'inquire'],
  Showroom: ['hours', 'arrival', 'on-display'],
  ContactForm: ['other-forms'],
};

/** The ids that follow from the entries that a section lists, by their type. */
const listAnchors: Partial<Record<string, (content: Content) => string[]>> = {
  PrivacyNotice: (content) =>
    getEntries(content, 'PrivacyNotice').flatMap(({ value }) =>
      (value.parts ?? []).flatMap((part) => (part?.title === undefined ? [] : [getNoticeAnchor('privacy', part.title)])),
    ),
  AccessibilityStatement: (content) =>
    getEntries(content, 'AccessibilityStatement').flatMap(({ value: { promised, lacking, contact } }) =>
      [promised, lacking, contact].flatMap((part) => (part?.title === undefined ? [] : [getNoticeAnchor('accessibility', part.title)])),
    ),
  Opening: (content) => getEntries(content, 'Opening').map(({ source }) => getOpeningAnchor(source.name)),
};

function getSectionAnchors(content: Content, sections: ContentEntry<'Page'>['value']['sections']): string[] {
  return (sections ?? []).flatMap((section) => {
    const lists = getJsonSchemas()[getSectionTypes().get(section?.type ?? '') ?? '']?.lists ?? {};
    return [...(getSectionTraits(section).anchors ?? []), ...Object.values(lists).flatMap((type) => listAnchors[type]?.(content) ?? [])];
  });
}

function getOwnAnchors(content: Content, { type, value }: ContentEntry): string[] {
  if (type === 'Page') return getSectionAnchors(content, (value as ContentEntry<'Page'>['value']).sections);
  if (type !== 'Brand') return [];
  const { gallery = [], collections = [] } = value as ContentEntry<'Brand'>['value'];
  return [
    ...Array.from({ length: gallery.length + 1 }, (_, index) => `plate-${index + 1}`),
    ...collections.flatMap((collection) => (collection?.name === undefined ? [] : [getCollectionAnchor(collection.name)])),
  ];
}

/** The ids on the page of an entry to which a link can lead; every page has the questions and its content. */
function getAnchors(content: Content, entry: ContentEntry): string[] {
  const questions = getEntries(content, 'Question').map((_, index) => getHeaderAnchor(getQuestionAnchor(index)));
  return [...getOwnAnchors(content, entry), ...(fixedAnchors[entry.type] ?? []), 'content', ...questions];
}

/** A rule for every link of the content, in fields and in Markdown. */
const linkRule = (find: (content: Content, from: ContentEntry, target: string) => string | undefined): Rule => {
  const inFields = fieldRule(['link', 'external-url'], ({ entry, value }, content) => find(content, entry, value));
  const inMarkdown = markdownRule(({ entry, token }, content) => (token.kind === 'link' ? find(content, entry, token.target) : undefined));
  return (content) => [...inFields(content), ...inMarkdown(content)];
};

/** Links lead to a page. Redirects and the links of brands to their own pages have their own rules. */
const targets = linkRule((content, from, target) => {
  const hasOwnRule = from.type === 'RedirectRule' || (from.type === 'Brand' && (from as ContentEntry<'Brand'>).value.link === target);
  return hasOwnRule ? undefined : getLinkMessage(content, from, target);
});

/** A link to a part of a page leads to a part that is there. The rule is off while a file cannot be parsed. */
const anchors = linkRule((content, from, target) => {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/.exec(target) ?? [];
  if (anchor === undefined || content.unparsedFiles.size > 0 || /^[a-z]+:/.test(path)) return undefined;
  // `#name` leads to the page of the entry, where it has one of its own.
  const page = path === '' ? [...getRoutes(content).values()].find((entry) => entry === from) : getRoutes(content).get(path);
  if (!page) return undefined;
  const names = getAnchors(content, page);
  if (names.includes(anchor)) return undefined;
  const closest = findClosestName(anchor, names);
  const advice = formatClosestName(closest && `#${closest}`, `Leave out \`#${anchor}\`: the link then leads to the top of the page.`);
  return `There is no part \`#${anchor}\` on ${path === '' ? 'this page' : `\`${path}\``}. ${advice}`;
});

/** The values that a page understands in the query of a link to it, by name; undefined where any is. */
function listQueryValues(content: Content, page: ContentEntry): Record<string, readonly string[] | undefined> {
  const listNames = (type: 'Brand' | 'Showroom' | 'Opening') => getEntries(content, type).map(({ source }) => source.name);
  if (page.type === 'Page' && getRoutes(content).get('/') === page)
    return { category: getEntries(content, 'Category').flatMap(({ value: { slug } }) => slug ?? []) };
  if (page.type !== 'ContactForm') return {};
  const choices = { brands: listNames('Brand'), showrooms: listNames('Showroom'), openings: listNames('Opening'), requests: requestKinds };
  const { inputs = [] } = page.value as ContentEntry<'ContactForm'>['value'];
  return Object.fromEntries(
    inputs.flatMap((field) => {
      const { name, from_link, options, options_from: from } = field ?? {};
      const values = from === undefined ? options?.filter((option) => option !== undefined) : from === 'events' ? undefined : choices[from];
      return name !== undefined && from_link ? [[name, values] as const] : [];
    }),
  );
}

/** A link fills in what is there: a page leaves out a name or a value that it does not know. The rule is off while a file cannot be parsed. */
const queries = linkRule((content, _from, target) => {
  const [, path = '', query = ''] = /^(\/[^?#]*)\?([^#]*)/.exec(target) ?? [];
  const page = getRoutes(content).get(path);
  if (!page || content.unparsedFiles.size > 0) return undefined;
  const known = listQueryValues(content, page);
  for (const [name, value] of new URLSearchParams(query)) {
    const names = Object.keys(known);
    const meant = Object.hasOwn(known, name) ? undefined : findClosestName(name, names);
    if (meant !== undefined) return `\`${path}\` reads no \`${name}\` in a link. ${formatSuggestion(name, names, 'It reads')}`;
    const values = Object.hasOwn(known, name) ? known[name] : undefined;
    if (values && !values.includes(value))
      return `There is no ${name} \`${value}\` on \`${path}\`. ${formatSuggestion(value, values, 'There are')}`.trim();
  }
  return undefined;
});

const ownAddresses = linkRule((content, from, target) => {
  if (from.type === 'ContentSite') return undefined;
  const { url } = getEntries(content, 'ContentSite')[0]?.value ?? {};
  const [, host = ''] = /^https:\/\/(?:www\.)?(.*)/.exec(url ?? '') ?? [];
  const [, start, path = ''] = /^https:\/\/(?:www\.)?([^/?#]*)(.*)$/.exec(target) ?? [];
  if (host === '' || start !== host) return undefined;
  return `The link leads to this site by its whole address, and a preview would lead to the published site. Write \`${path || '/'}\`.`;
});

const addressRule = (table: 'brokenAddresses' | 'suspectAddresses') =>
  linkRule((_content, _from, target) => {
    const mistake = findPattern(table, target);
    return mistake && `\`${target}\` ${mistake.message}`;
  });

const linkWords = markdownRule(({ token }) =>
  token.kind === 'link' && token.words === ''
    ? `The link to \`${token.target}\` has no words, and nobody could press it. Write them between the square brackets.`
    : undefined,
);

const vagueLinkWords = markdownRule(({ token }) =>
  token.kind === 'link' && /^(?:click here|here|(?:read |learn )?more|link|this|this (?:page|link)|dito)[.:]?$/i.test(token.words)
    ? `The link \`${token.words}\` does not say where it leads to those who hear the links alone. Write what is there, such as “our showrooms”.`
    : undefined,
);

/** The address or the number in the words of a link, as far as it must be that of the target. */
const toLinkKey = (text: string) =>
  text.includes('@') ? text.replace(/^mailto:|\?.*/g, '').toLowerCase() : text.replace(/\D/g, '').slice(-7);

const linkWordTargets = markdownRule(({ token }) =>
  token.kind === 'link' &&
  /^(?:tel|sms|viber|mailto):/.test(token.target) &&
  /^\S+@\S+$|^[+(\d][\d ()-]{6,}$/.test(token.words) &&
  toLinkKey(token.words) !== toLinkKey(token.target)
    ? `The link says \`${token.words}\`, and leads to \`${token.target}\`. Look which of the two it is.`
    : undefined,
);

export const linkRules: Rules = { targets, anchors, queries, brokenAddresses: addressRule('brokenAddresses'), linkWords };
export const linkWarningRules: Rules = { ownAddresses, suspectAddresses: addressRule('suspectAddresses'), vagueLinkWords, linkWordTargets };
