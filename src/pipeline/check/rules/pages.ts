import { maintenancePath } from '../../../domain/routes';
import { newsKinds, type NewsKind } from '../../../domain/news';
import { getSectionTraits, getSectionTypes, isIndexOf } from '../../../schema/json-schema';
import { getEntries, type Content, type ContentEntry } from '../read/content-model';
import { findDuplicates, entryRule, type Rule, type Rules } from './rule';
import { createFieldFault, createFileFault } from '../report';
import { requiredForms, requiredPages, reservedFolders, stripQueryAndHash } from './routes';
import type { FieldPath } from '../read/source-file';

const pagePaths: Rule = (content) =>
  findDuplicates(getEntries(content, 'Page'), ({ value }) => value.path).map(({ item, first, key }) => {
    const message = `The path \`${key}\` is taken by content/${first.source.file}. Give this page a path of its own.`;
    return createFieldFault(item, ['path'], message);
  });

const missingPages: Rule = function* (content) {
  const paths = getEntries(content, 'Page').map(({ value }) => value.path);
  if (paths.includes(undefined)) return;
  for (const { path, file, what } of requiredPages.filter((page) => !paths.includes(page.path))) {
    const right = content.files.includes(file) ? `Write \`path: ${path}\` in this file.` : 'Put the file back.';
    yield createFileFault(file, `No page has the path \`${path}\`: ${what}. ${right}`);
  }
};

const missingForms: Rule = function* (content) {
  const names = getEntries(content, 'ContactForm').map(({ source }) => source.name);
  for (const [name, links] of requiredForms)
    if (!names.includes(name))
      yield createFileFault(`forms/${name}.yaml`, `The form \`${name}\` is missing, and ${links}. Put its file back.`);
};

const isPartnerIndex = (section: { type: string }): boolean => getSectionTraits(section).anchors?.includes('partners') === true;

const partnerIndex: Rule = function* (content) {
  const pages = getEntries(content, 'Page');
  const homes = pages.filter(({ value }) => value.path === '/');
  if (homes.length !== 1 || content.unparsedFiles.size > 0) return;
  const name = [...getSectionTypes().keys()].find((type) => isPartnerIndex({ type }));
  for (const page of pages) {
    const index = (page.value.sections ?? []).findIndex((section) => section?.type !== undefined && isPartnerIndex(section as never));
    if (page === homes[0] && index < 0)
      yield createFieldFault(page, ['sections'], `The home page has no \`${name}\`, and the bar leads to it there. Add the section.`);
    if (page !== homes[0] && index >= 0) {
      const message = `The \`${name}\` stands on the home page, and the bar leads to it there. Take it out of this page.`;
      yield createFieldFault(page, ['sections', index, 'type'], message);
    }
  }
};

const reservedPaths = entryRule('Page', function* ({ value: { path = '' } }) {
  const what = reservedFolders.get(path.split('/')[1] ?? '');
  if (what !== undefined)
    yield [['path'], `The path \`${path}\` is kept for ${what}, and the page would be lost. Give this page another path.`];
});

const guardedPages = entryRule('Page', function* ({ value: { path, guards = [] } }) {
  if (guards.length > 0 && path !== undefined && path !== maintenancePath)
    yield [['guards'], `Visitors could not open \`${path}\`: \`guards\` is for \`${maintenancePath}\` alone. Take the line out.`];
});

interface MetaSource {
  entry: Pick<ContentEntry, 'source' | 'path'>;
  path: FieldPath;
  meta: { title?: string; description?: string };
}

/** The pages of the kinds of a list of news and events. */
function getNewsMeta(entry: ContentEntry<'Page'>): MetaSource[] {
  return (entry.value.sections ?? []).flatMap((section, index) => {
    if (!isIndexOf([section], 'Article')) return [];
    const metaByKind = section as Partial<Record<NewsKind, MetaSource['meta']>>;
    return newsKinds.map((kind) => ({ entry, path: ['sections', index, kind], meta: metaByKind[kind] ?? {} }));
  });
}

function getMetaSources(content: Content): MetaSource[] {
  const pages = getEntries(content, 'Page');
  const others = (['ContactForm', 'Brand', 'Showroom', 'Article', 'Opening'] as const).flatMap((type) => getEntries(content, type));
  return [...[...pages, ...others].map((entry) => ({ entry, path: [], meta: entry.value })), ...pages.flatMap(getNewsMeta)];
}

const uniquePageMeta: Rule = function* (content) {
  for (const name of ['title', 'description'] as const)
    for (const { item, first } of findDuplicates(getMetaSources(content), ({ meta }) => meta[name])) {
      const message = `content/${first.entry.source.file} has the same ${name}. Give each page one of its own.`;
      yield createFieldFault(item.entry, [...item.path, name], message);
    }
};

const formatTitleTypes = (): string =>
  [...getSectionTypes().keys()]
    .filter((type) => getSectionTraits({ type }).isTitle === 'any page')
    .map((type) => `\`${type}\``)
    .join(' or ');

const pageTitles = entryRule('Page', function* ({ value: { sections } }) {
  if (!sections || sections.some((section) => section?.type === undefined)) return;
  const [first, second] = sections.flatMap((section, index) => (getSectionTraits(section).isTitle ? [index] : []));
  if (first === undefined) yield [['sections'], `The page shows no title. Begin it with a section of the type ${formatTitleTypes()}.`];
  else if (second !== undefined)
    yield [['sections', second, 'type'], `The page has a title already, in entry ${first + 1} of \`sections\`. Keep one of the two.`];
});

export const pageRules: Rules = {
  pagePaths,
  missingPages,
  missingForms,
  partnerIndex,
  reservedPaths,
  guardedPages,
  uniquePageMeta,
  pageTitles,
};

const getLinkedPaths = ({ fields, markdownTokens }: Content): Set<string> =>
  new Set(
    [
      ...fields.filter(({ role }) => role === 'link').map(({ value }) => value),
      ...markdownTokens.flatMap(({ token }) => (token.kind === 'link' ? [token.target] : [])),
    ].map(stripQueryAndHash),
  );

/** A link leads to every page that the site does not lead to by itself. The rule is off while a file cannot be parsed. */
const orphanPages: Rule = function* (content) {
  if (content.unparsedFiles.size > 0) return;
  const linked = getLinkedPaths(content);
  const byItself = [...requiredPages.map(({ path }) => path), '/admin'];
  for (const page of getEntries(content, 'Page')) {
    const { path, sections = [] } = page.value;
    const isListed = getSectionTraits(sections.find((section) => getSectionTraits(section).indexOf !== undefined)).indexOf !== undefined;
    if (path !== undefined && !linked.has(path) && !byItself.includes(path) && !isListed) {
      const message = `No link leads to \`${path}\`, and visitors would not find it. Link to it in content/navigation.yaml or in a text.`;
      yield createFieldFault(page, ['path'], message);
    }
  }
};

export const pageWarningRules: Rules = { orphanPages };
