import { getEntries, nextNumber } from '../check/content';
import { formatPlaceholder } from '../check/placeholder';
import { parseDay, parseMoment, choiceParser, slugify, parseTitle, parseText } from './parse-answers';
import { toMarkdownFile } from './serialize-content';
import { pictureQuestions, collectPictures } from './scaffold-pictures';
import {
  type ScaffoldAnswers,
  getAnswer,
  type Scaffold,
  type ScaffoldContext,
  exactlyOne,
  atMostOne,
  type WritePlan,
  type ScaffoldQuestion,
} from './scaffold-model';

const isEvent = (answers: ScaffoldAnswers) => getAnswer(answers, 'kind') === 'event';
const eventAnswerCount = (least: number) => (answers: ScaffoldAnswers) => (isEvent(answers) ? { least, most: 1 } : { least: 0, most: 0 });

function articleQuestions({ content }: ScaffoldContext): ScaffoldQuestion[] {
  const brands = getEntries(content, 'Brand').map(({ source }) => source.name);
  const showrooms = getEntries(content, 'Showroom').flatMap(({ value }) => value.slug ?? []);
  return [
    { flag: 'title', prompt: 'The title', example: 'The edge of a tile', answerCount: exactlyOne, parse: parseTitle },
    {
      flag: 'kind',
      prompt: 'news or event',
      example: 'news',
      answerCount: exactlyOne,
      parse: choiceParser(['news', 'event'], 'The kinds are'),
    },
    {
      flag: 'date',
      prompt: 'The day it is published, today when left out',
      example: '01/31/2027',
      answerCount: atMostOne,
      parse: parseDay,
    },
    {
      flag: 'starts',
      prompt: 'When the event begins',
      example: '01/31/2027 9:30 AM',
      answerCount: eventAnswerCount(1),
      parse: parseMoment,
    },
    { flag: 'ends', prompt: 'When the event ends', example: '01/31/2027 12:00 PM', answerCount: eventAnswerCount(1), parse: parseMoment },
    {
      flag: 'place',
      prompt: 'Where the event is, as visitors read it',
      example: 'BGC showroom, ground floor',
      answerCount: eventAnswerCount(1),
      parse: parseText,
    },
    {
      flag: 'showroom',
      prompt: 'The showroom the event is in, if it is in one',
      example: showrooms[0] ?? 'bgc',
      answerCount: eventAnswerCount(0),
      parse: choiceParser(showrooms, 'The showrooms are'),
    },
    {
      flag: 'brand',
      prompt: 'A brand it speaks of',
      example: brands[0] ?? 'kohler',
      answerCount: () => ({ least: 0, most: brands.length }),
      parse: choiceParser(brands, 'The brands are'),
    },
    ...pictureQuestions(12),
  ];
}

function planArticle(answers: ScaffoldAnswers, known: ScaffoldContext): WritePlan {
  const title = getAnswer(answers, 'title')!;
  const id = nextNumber(
    getEntries(known.content, 'Article').flatMap(({ value, source }) => [value.article_id, Number.parseInt(source.name)]),
  );
  const { pictures, files } = collectPictures(answers, known, 1);
  const [first, ...others] = pictures;
  const unit = `articles/${id}-${slugify(title)}`;
  const head = {
    article_id: id,
    slug: slugify(title),
    title,
    kind: getAnswer(answers, 'kind'),
    date: getAnswer(answers, 'date') ?? known.today,
    draft: true,
    summary: formatPlaceholder('one or two sentences, for lists and the head of the article'),
    description: formatPlaceholder(`one sentence for search engines about ${title}`),
    picture: first,
    brands: answers['brand'],
    event: isEvent(answers)
      ? {
          starts: getAnswer(answers, 'starts'),
          ends: getAnswer(answers, 'ends'),
          place: getAnswer(answers, 'place'),
          showroom: getAnswer(answers, 'showroom'),
        }
      : undefined,
  };
  const text = [
    formatPlaceholder('the text, with a blank line between paragraphs'),
    ...others.map(({ file, alt }) => `![${alt}](${file})`),
  ];
  const inUnit = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${unit}/${name}`, bytes]));
  return { target: unit, files: { [`${unit}/index.md`]: toMarkdownFile(head, text.join('\n\n')), ...inUnit }, isEdit: false };
}

/** An article or an event, as a draft. */
export const scaffoldArticle: Scaffold = { name: 'article', questions: articleQuestions, plan: planArticle };
