import { getEntries, nextNumber } from '../check/read/content';
import { formatPlaceholder } from '../check/rules/texts';
import { parseDay, parseMoment, choiceParser, slugify, parseText, parseTitle } from './parse-answers';
import { toMarkdownFile } from './serialize-content';
import { pictureQuestions, collectPictures } from './scaffold-pictures';
import { atMost, createQuestion, getFirstAnswers, planFolder, type Scaffold, type ScaffoldAnswers } from './scaffold-model';

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
