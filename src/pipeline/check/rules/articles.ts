import { addDays } from '../../../domain/dates';
import { slug } from '../../../schema/field-types';
import { getEntries, getFieldsByRole, isDraft, nextNumber, type ContentEntry } from '../read/content-model';
import { getValueAt } from '../read/source-file';
import { createFault, createFieldFault, createFileFault } from '../report';
import { findClosestName } from '../wording';
import { findDuplicates, entryRule, type Rule, type Rules } from './rule';

type ArticleEntry = ContentEntry<'Article'>;

/** Published articles keep their number: drafts come last, and later days after earlier ones. */
const compareByAge = (a: ArticleEntry, b: ArticleEntry) =>
  Number(isDraft(a)) - Number(isDraft(b)) || (a.value.date ?? '').localeCompare(b.value.date ?? '');

function formatAdvice({ source, value }: ArticleEntry, free: number): string {
  const folder = `${free}-${value.slug ?? source.name.replace(/^\d+-/, '')}`;
  const rename = source.name === folder ? '' : `Rename the folder content/articles/${source.name} to ${folder}, and write`;
  return `${rename || 'Write'} \`article_id: ${free}\`: ${free} is the next free number.`;
}

/** No two articles share a number; two people may have taken the next one at the same time. */
const articleIds: Rule = (content) => {
  const articles = getEntries(content, 'Article');
  const next = nextNumber(articles.map(({ value }) => value.article_id));
  return findDuplicates(articles.toSorted(compareByAge), ({ value }) => value.article_id).map(({ item, first, key }, index) => {
    const message = `The number ${key} is taken by content/${first.source.file}. ${formatAdvice(item, next + index)}`;
    return createFieldFault(item, ['article_id'], message);
  });
};

const articleFolders = entryRule('Article', function* ({ source: { name }, value: { article_id: id, slug } }) {
  if (id !== undefined && slug !== undefined && name !== `${id}-${slug}`) {
    const message = `The folder is named \`${name}\`, and the article \`${id}-${slug}\`. Rename the folder, or change \`article_id\` and \`slug\`.`;
    yield [[name.startsWith(`${id}-`) ? 'slug' : 'article_id'], message];
  }
});

const articleSlugs: Rule = (content) =>
  findDuplicates(getEntries(content, 'Article'), ({ value }) => value.slug).map(({ item, first, key }) => {
    const message = `content/${first.source.file} has the slug \`${key}\` too. Give this article one of its own, and rename its folder.`;
    return createFieldFault(item, ['slug'], message);
  });

const unusualDays: Rule = function* (content) {
  const { since = 0 } = getEntries(content, 'ContentSite')[0]?.value ?? {};
  for (const { entry, path, value } of getFieldsByRole(content, 'date')) {
    const [years, limit] = entry.type === 'Article' ? [1, 'a year'] : [3, 'three years'];
    if (entry.type === 'Article' && since <= Number(content.today.slice(0, 4)) && Number(value.slice(0, 4)) < since)
      yield createFieldFault(entry, path, `The article is dated ${value}, before the company began in ${since}. Look at the year.`);
    if (value > addDays(content.today, years * 366))
      yield createFieldFault(entry, path, `The day ${value} is more than ${limit} from now. Look at the year.`);
  }
};

const toWords = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const bodies: Rule = function* (content) {
  for (const entry of [...getEntries(content, 'Article'), ...getEntries(content, 'Opening')]) {
    const { body } = entry.source;
    if (!body) continue;
    const offset = body.start + Math.max(0, body.text.search(/\S/));
    const first = toWords(/^.*$/m.exec(body.text.trimStart())![0]);
    if (first === '' && toWords(body.text) === '')
      yield createFault(entry.source, 0, 'The file has no text below its fields, and its page would be a heading alone. Write it.');
    for (const name of ['title', 'summary'] as const) {
      const above = toWords((getValueAt(entry.value, [name]) as string | undefined) ?? '');
      if (first !== '' && above === first) {
        const message = `The text begins with the ${name}, which stands above it on the page. Begin with what follows.`;
        yield createFault(entry.source, offset, message);
      }
    }
  }
};

const openingDates = entryRule('Opening', function* ({ value: { date, closes } }) {
  if (date !== undefined && closes !== undefined && closes < date)
    yield [['closes'], `The opening closes on ${closes}, and it is posted on ${date}. It must close on that day or later.`];
});

/** The place of an opening is the name of a showroom, or differs from all of them: search engines then know its address. */
const openingPlaces = entryRule('Opening', function* ({ value: { place } }, content) {
  const names = getEntries(content, 'Showroom').flatMap(({ value }) => value.name ?? []);
  const name = place === undefined || names.includes(place) ? undefined : findClosestName(place, names);
  if (name !== undefined) yield [['place'], `\`place\` is \`${place!}\`. If it is the showroom, write \`${name}\`, as it is named there.`];
});

const fileNameSchema = slug('');

const openingFiles: Rule = function* (content) {
  for (const { source } of getEntries(content, 'Opening')) {
    const issue = fileNameSchema.safeParse(source.name).error?.issues[0];
    if (issue) {
      const message = `The file is named \`${source.name}\`, and its name stands in addresses. It should be ${issue.message}.`;
      yield createFileFault(source.file, message);
    }
  }
};

export const articleRules: Rules = { articleIds, articleFolders, openingDates, openingFiles };
export const articleWarningRules: Rules = { articleSlugs, unusualDays, bodies, openingPlaces };
