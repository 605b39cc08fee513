import { redirectSchema } from '../../schema/lists';
import { getEntries, nextNumber } from '../check/read/content-model';
import { getOffset } from '../check/read/source-file';
import { matchesPattern } from '../check/rules/routes';
import { formatPlaceholder } from '../check/rules/texts';
import { slugify } from '../check/wording';
import {
  parseDay,
  parseMoment,
  choiceParser,
  parseText,
  parseTitle,
  schemaParser,
  atMost,
  createQuestion,
  getFirstAnswers,
  planFolder,
  type Scaffold,
  type ScaffoldAnswers,
} from './ask';
import { toMarkdownFile, pictureQuestions, collectPictures, toYaml } from './write-plan';

/** A count for questions about an event: one answer, of an article none. */
const eventAnswers = (min: number) => (answers: ScaffoldAnswers) =>
  getFirstAnswers(answers)['kind'] === 'event' ? { min, max: 1 } : { min: 0, max: 0 };

/** An article or an event, as a draft. */
export const scaffoldArticle: Scaffold = {
  name: 'article',
  questions: ({ content }) => {
    const brands = getEntries(content, 'Brand').map(({ source }) => source.name);
    const showrooms = getEntries(content, 'Showroom').flatMap(({ value }) => value.slug ?? []);
    const [brand = 'kohler', showroom = 'bgc'] = [brands[0], showrooms[0]];
    const [parseKind, parseBrand] = [choiceParser(['news', 'event'], 'The kinds are'), choiceParser(brands, 'The brands are')];
    const parseShowroom = choiceParser(showrooms, 'The showrooms are');
    return [
      createQuestion('title', 'The title', 'The edge of a tile', parseTitle),
      createQuestion('kind', 'news or event', 'news', parseKind),
      createQuestion('date', 'The day it is published, today when left out', '01/31/2027', parseDay, atMost(1)),
      createQuestion('starts', 'When the event begins', '01/31/2027 9:30 AM', parseMoment, eventAnswers(1)),
      createQuestion('ends', 'When the event ends', '01/31/2027 12:00 PM', parseMoment, eventAnswers(1)),
      createQuestion('place', 'Where the event is, as visitors read it', 'BGC showroom, ground floor', parseText, eventAnswers(1)),
      createQuestion('showroom', 'The showroom the event is in, if it is in one', showroom, parseShowroom, eventAnswers(0)),
      createQuestion('brand', 'A brand it speaks of', brand, parseBrand, atMost(brands.length)),
      ...pictureQuestions(12),
    ];
  },
  plan: (answers, context) => {
    const { title = '', kind, date = context.today, starts, ends, place, showroom } = getFirstAnswers(answers);
    const articles = getEntries(context.content, 'Article');
    const id = nextNumber(articles.flatMap(({ value, source }) => [value.article_id, Number.parseInt(source.name) || 0]));
    const slug = slugify(title);
    const { pictures, files } = collectPictures(answers, context, 1);
    const [picture, ...others] = pictures;
    const head = {
      article_id: id,
      slug,
      title,
      kind,
      date,
      draft: true,
      summary: formatPlaceholder('one or two sentences, for lists and the head of the article'),
      description: formatPlaceholder(`one sentence for search engines about ${title}`),
      picture,
      brands: answers['brand'],
      event: kind === 'event' ? { starts, ends, place, showroom } : undefined,
    };
    const body = [
      formatPlaceholder('the text, with a blank line between paragraphs'),
      ...others.map(({ file, alt }) => `![${alt}](${file})`),
    ];
    return planFolder(`articles/${id}-${slug}`, { 'index.md': toMarkdownFile(head, body.join('\n\n')), ...files });
  },
};

/** An opening, as a draft. */
export const scaffoldOpening: Scaffold = {
  name: 'opening',
  questions: () => [
    createQuestion('title', 'The work', 'Showroom adviser', parseTitle),
    createQuestion('team', 'The team', 'Showrooms'),
    createQuestion('place', 'Where', 'Quezon City'),
    createQuestion('employment', 'Full time, part time, internship', 'Full time'),
    createQuestion('date', 'The day it is posted, today when left out', '01/31/2027', parseDay, atMost(1)),
    createQuestion('closes', 'The last day to apply, open when left out', '02/28/2027', parseDay, atMost(1)),
    createQuestion('asks', 'Something we ask for', 'A steady hand', parseText, atMost(12)),
  ],
  plan: (answers, { today }) => {
    const { title = '', team, place, employment, date = today, closes } = getFirstAnswers(answers);
    const { asks = [formatPlaceholder('something we ask for')] } = answers;
    const target = `careers/${slugify(title)}.md`;
    const description = formatPlaceholder(`one sentence for search engines about ${title}`);
    const head = { title, description, team, place, employment, date, closes, draft: true, asks };
    return { target, files: { [target]: toMarkdownFile(head, formatPlaceholder('what the work is, in a paragraph or two')) } };
  },
};

const { from: fromSchema, to: toSchema } = redirectSchema.shape;
const target = 'redirects.yaml';

/** A redirect. It applies as soon as it is merged: it cannot be a draft. */
export const scaffoldRedirect: Scaffold = {
  name: 'redirect',
  questions: () => [
    createQuestion('from', 'The old path', '/old-page', schemaParser(fromSchema)),
    createQuestion('to', 'Where it leads now: a path, or an address elsewhere', '/our-story', schemaParser(toSchema)),
    createQuestion(
      'permanent',
      'yes, or no while the old path may come back',
      'no',
      choiceParser(['yes', 'no'], 'The answers are'),
      atMost(1),
    ),
  ],
  // The first match wins, so a new redirect goes above one that matches all its paths.
  plan: (answers, { content }) => {
    const { from = '', to, permanent } = getFirstAnswers(answers);
    const redirects = getEntries(content, 'RedirectRule');
    const wider = redirects.find(({ value }) => value.from !== undefined && value.from !== from && matchesPattern(value.from, from));
    const entry = toYaml([{ from, to, permanent: permanent === 'no' ? false : undefined }]);
    const before = redirects[0]?.source.text ?? '';
    const offset = wider ? before.lastIndexOf('\n', getOffset(wider.source, wider.path)) + 1 : before.length;
    const gap = offset === before.length && before !== '' && !before.endsWith('\n') ? '\n' : '';
    return { target, files: { [target]: before.slice(0, offset) + gap + entry + before.slice(offset) }, isEdit: true };
  },
};
