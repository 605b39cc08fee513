import { readFileSync } from 'node:fs';
import { brandPath } from '../../logic/routes';
import { entriesOf } from '../check/content';
import { nextFree } from '../check/next-free';
import { standIn } from '../check/stand-in';
import { oneOf, pictureIn, slugOf, titleIn } from './answers';
import { yamlText } from './file-text';
import { pictureQuestions, picturesFor } from './pictures';
import { type Answers, answerOf, type Kind, type Known, needed, optional, type Plan, type Question } from './question';
import { wordmark } from './wordmark';

type Named = 'Category' | 'Room' | 'Material' | 'Showroom';

/** A question for one or more of what is named by its slug in one file. */
function oneOrMore({ content }: Known, type: Named, ask: string, plural: string): Question {
  const slugs = entriesOf(content, type).flatMap(({ value }) => value.slug ?? []);
  return {
    flag: type.toLowerCase(),
    ask,
    example: slugs[0] ?? '',
    takes: () => ({ least: 1, most: slugs.length }),
    read: oneOf(slugs, `The ${plural} are`),
  };
}

const questions = (known: Known): Question[] => [
  { flag: 'title', ask: 'The name, as the brand writes it', example: 'Kohler', takes: needed, read: titleIn },
  oneOrMore(known, 'Category', 'A category of what it makes', 'categories'),
  oneOrMore(known, 'Room', 'A room it is for', 'rooms'),
  oneOrMore(known, 'Material', 'What most of it is made of', 'materials'),
  oneOrMore(known, 'Showroom', 'A showroom that shows it', 'showrooms'),
  { flag: 'logo', ask: 'The path of its logo on this machine, .svg', example: './logo.svg', takes: optional, read: pictureIn(['SVG']) },
  ...pictureQuestions(12),
];

function fieldsOf(answers: Answers, known: Known, pictures: readonly object[]): object {
  const title = answerOf(answers, 'title')!;
  const name = slugOf(title);
  const [hero, ...gallery] = pictures;
  return {
    name,
    title,
    link: brandPath(name),
    image_link: './logo.svg',
    order: nextFree(entriesOf(known.content, 'Brand').map(({ value }) => value.order)),
    draft: true,
    categories: answers['category'],
    rooms: answers['room'],
    materials: answers['material'],
    showrooms: answers['showroom'],
    description: standIn(`one sentence for search engines about ${title}`),
    hero,
    lead: standIn('the first sentence, set large'),
    text: standIn('120 to 200 words about the brand'),
    gallery,
    collections: [{ name: standIn('a kind of product'), showrooms: answers['showroom'] }],
    inquiry: standIn('the line beside the inquiry button'),
  };
}

function plan(answers: Answers, known: Known): Plan {
  const title = answerOf(answers, 'title')!;
  const unit = `brands/${slugOf(title)}`;
  const logo = answerOf(answers, 'logo');
  const { pictures, files } = picturesFor(answers, known, 4);
  const about = `# The partner brand ${title}: what its page, ${brandPath(slugOf(title))}, says and shows.\n`;
  const inFolder = {
    'index.yaml': about + yamlText(fieldsOf(answers, known, pictures)),
    'logo.svg': logo === undefined ? wordmark(title) : readFileSync(logo),
    ...files,
  };
  return { unit, files: Object.fromEntries(Object.entries(inFolder).map(([file, text]) => [`${unit}/${file}`, text])), isChange: false };
}

/** A partner brand, as a draft at the last place. */
export const brand: Kind = { name: 'brand', questions, plan };
