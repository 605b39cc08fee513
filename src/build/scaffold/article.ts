import { entriesOf } from '../check/content';
import { nextFree } from '../check/next-free';
import { standIn } from '../check/stand-in';
import { dayIn, momentIn, oneOf, slugOf, titleIn, words } from './answers';
import { markdownText } from './file-text';
import { pictureQuestions, picturesFor } from './pictures';
import { type Answers, answerOf, type Kind, type Known, needed, optional, type Plan, type Question } from './question';

const isEvent = (answers: Answers) => answerOf(answers, 'kind') === 'event';
const ofEvent = (least: number) => (answers: Answers) => (isEvent(answers) ? { least, most: 1 } : { least: 0, most: 0 });

function questions({ content }: Known): Question[] {
  const brands = entriesOf(content, 'Brand').map(({ source }) => source.name);
  const showrooms = entriesOf(content, 'Showroom').flatMap(({ value }) => value.slug ?? []);
  return [
    { flag: 'title', ask: 'The title', example: 'The edge of a tile', takes: needed, read: titleIn },
    { flag: 'kind', ask: 'news or event', example: 'news', takes: needed, read: oneOf(['news', 'event'], 'The kinds are') },
    { flag: 'date', ask: 'The day it is published, today when left out', example: '01/31/2027', takes: optional, read: dayIn },
    { flag: 'starts', ask: 'When the event begins', example: '01/31/2027 9:30 AM', takes: ofEvent(1), read: momentIn },
    { flag: 'ends', ask: 'When the event ends', example: '01/31/2027 12:00 PM', takes: ofEvent(1), read: momentIn },
    {
      flag: 'place',
      ask: 'Where the event is, as visitors read it',
      example: 'BGC showroom, ground floor',
      takes: ofEvent(1),
      read: words,
    },
    {
      flag: 'showroom',
      ask: 'The showroom the event is in, if it is in one',
      example: showrooms[0] ?? 'bgc',
      takes: ofEvent(0),
      read: oneOf(showrooms, 'The showrooms are'),
    },
    {
      flag: 'brand',
      ask: 'A brand it speaks of',
      example: brands[0] ?? 'kohler',
      takes: () => ({ least: 0, most: brands.length }),
      read: oneOf(brands, 'The brands are'),
    },
    ...pictureQuestions(12),
  ];
}

function plan(answers: Answers, known: Known): Plan {
  const title = answerOf(answers, 'title')!;
  const id = nextFree(entriesOf(known.content, 'Article').flatMap(({ value, source }) => [value.article_id, Number.parseInt(source.name)]));
  const { pictures, files } = picturesFor(answers, known, 1);
  const [first, ...others] = pictures;
  const unit = `articles/${id}-${slugOf(title)}`;
  const head = {
    article_id: id,
    slug: slugOf(title),
    title,
    kind: answerOf(answers, 'kind'),
    date: answerOf(answers, 'date') ?? known.today,
    draft: true,
    summary: standIn('one or two sentences, for lists and the head of the article'),
    description: standIn(`one sentence for search engines about ${title}`),
    picture: first,
    brands: answers['brand'],
    event: isEvent(answers)
      ? {
          starts: answerOf(answers, 'starts'),
          ends: answerOf(answers, 'ends'),
          place: answerOf(answers, 'place'),
          showroom: answerOf(answers, 'showroom'),
        }
      : undefined,
  };
  const text = [standIn('the text, with a blank line between paragraphs'), ...others.map(({ file, alt }) => `![${alt}](${file})`)];
  const inUnit = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${unit}/${name}`, bytes]));
  return { unit, files: { [`${unit}/index.md`]: markdownText(head, text.join('\n\n')), ...inUnit }, isChange: false };
}

/** An article or an event, as a draft. */
export const article: Kind = { name: 'article', questions, plan };
