import { readFileSync } from 'node:fs';
import { getBrandPath } from '../../domain/routes/routes';
import { getEntries, nextNumber } from '../check/content';
import { formatPlaceholder } from '../check/placeholder';
import { choiceParser, pictureFileParser, slugify, parseTitle } from './parse-answers';
import { toYaml } from './serialize-content';
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
import { drawWordmark } from './draw-wordmark';

type ReferenceType = 'Category' | 'Room' | 'Material' | 'Showroom';

/** A question for one or more slugs of the entries of a file. */
function referenceQuestion({ content }: ScaffoldContext, type: ReferenceType, ask: string, plural: string): ScaffoldQuestion {
  const slugs = getEntries(content, type).flatMap(({ value }) => value.slug ?? []);
  return {
    flag: type.toLowerCase(),
    prompt: ask,
    example: slugs[0] ?? '',
    answerCount: () => ({ least: 1, most: slugs.length }),
    parse: choiceParser(slugs, `The ${plural} are`),
  };
}

const brandQuestions = (known: ScaffoldContext): ScaffoldQuestion[] => [
  { flag: 'title', prompt: 'The name, as the brand writes it', example: 'Kohler', answerCount: exactlyOne, parse: parseTitle },
  referenceQuestion(known, 'Category', 'A category of what it makes', 'categories'),
  referenceQuestion(known, 'Room', 'A room it is for', 'rooms'),
  referenceQuestion(known, 'Material', 'What most of it is made of', 'materials'),
  referenceQuestion(known, 'Showroom', 'A showroom that shows it', 'showrooms'),
  {
    flag: 'logo',
    prompt: 'The path of its logo on this machine, .svg',
    example: './logo.svg',
    answerCount: atMostOne,
    parse: pictureFileParser(['SVG']),
  },
  ...pictureQuestions(12),
];

function toBrandFields(answers: ScaffoldAnswers, known: ScaffoldContext, pictures: readonly object[]): object {
  const title = getAnswer(answers, 'title')!;
  const name = slugify(title);
  const [hero, ...gallery] = pictures;
  return {
    name,
    title,
    link: getBrandPath(name),
    image_link: './logo.svg',
    order: nextNumber(getEntries(known.content, 'Brand').map(({ value }) => value.order)),
    draft: true,
    categories: answers['category'],
    rooms: answers['room'],
    materials: answers['material'],
    showrooms: answers['showroom'],
    description: formatPlaceholder(`one sentence for search engines about ${title}`),
    hero,
    lead: formatPlaceholder('the first sentence, set large'),
    text: formatPlaceholder('120 to 200 words about the brand'),
    gallery,
    collections: [{ name: formatPlaceholder('a kind of product'), showrooms: answers['showroom'] }],
    inquiry: formatPlaceholder('the line beside the inquiry button'),
  };
}

function planBrand(answers: ScaffoldAnswers, known: ScaffoldContext): WritePlan {
  const title = getAnswer(answers, 'title')!;
  const unit = `brands/${slugify(title)}`;
  const logo = getAnswer(answers, 'logo');
  const { pictures, files } = collectPictures(answers, known, 4);
  const about = `# The partner brand ${title}: what its page, ${getBrandPath(slugify(title))}, says and shows.\n`;
  const inFolder = {
    'index.yaml': about + toYaml(toBrandFields(answers, known, pictures)),
    'logo.svg': logo === undefined ? drawWordmark(title) : readFileSync(logo),
    ...files,
  };
  return {
    target: unit,
    files: Object.fromEntries(Object.entries(inFolder).map(([file, text]) => [`${unit}/${file}`, text])),
    isEdit: false,
  };
}

/** A partner brand, as a draft with the last order. */
export const scaffoldBrand: Scaffold = { name: 'brand', questions: brandQuestions, plan: planBrand };
