import { readFileSync } from 'node:fs';
import { getBrandPath } from '../../domain/routes/routes';
import { getEntries, nextNumber } from '../check/read/content';
import { formatPlaceholder } from '../check/rules/texts';
import { choiceParser, pictureFileParser, slugify, parseTitle } from './parse-answers';
import { toYaml } from './serialize-content';
import { pictureQuestions, collectPictures } from './scaffold-pictures';
import {
  atMost,
  createQuestion,
  getFirstAnswers,
  planFolder,
  type Scaffold,
  type ScaffoldContext,
  type ScaffoldQuestion,
} from './scaffold-model';
import { drawWordmark } from '../data/draw-wordmark';

type ReferenceType = 'Category' | 'Room' | 'Material' | 'Showroom';

/** A question for one or more slugs of the entries of a file. */
function referenceQuestion({ content }: ScaffoldContext, type: ReferenceType, prompt: string, plural: string): ScaffoldQuestion {
  const slugs = getEntries(content, type).flatMap(({ value }) => value.slug ?? []);
  const answerCount = () => ({ min: 1, max: slugs.length });
  return createQuestion(type.toLowerCase(), prompt, slugs[0] ?? '', choiceParser(slugs, `The ${plural} are`), answerCount);
}

/** A partner brand, as a draft with the last order. */
export const scaffoldBrand: Scaffold = {
  name: 'brand',
  questions: (context) => [
    createQuestion('title', 'The name, as the brand writes it', 'Kohler', parseTitle),
    referenceQuestion(context, 'Category', 'A category of what it makes', 'categories'),
    referenceQuestion(context, 'Room', 'A room it is for', 'rooms'),
    referenceQuestion(context, 'Material', 'What most of it is made of', 'materials'),
    referenceQuestion(context, 'Showroom', 'A showroom that shows it', 'showrooms'),
    createQuestion('logo', 'The path of its logo on this machine, .svg', './logo.svg', pictureFileParser(['SVG']), atMost(1)),
    ...pictureQuestions(12),
  ],
  plan: (answers, context) => {
    const { title = '', logo } = getFirstAnswers(answers);
    const { category: categories, room: rooms, material: materials, showroom: showrooms } = answers;
    const name = slugify(title);
    const link = getBrandPath(name);
    const { pictures, files } = collectPictures(answers, context, 4);
    const [hero, ...gallery] = pictures;
    const fields = {
      name,
      title,
      link,
      image_link: './logo.svg',
      order: nextNumber(getEntries(context.content, 'Brand').map(({ value }) => value.order)),
      draft: true,
      categories,
      rooms,
      materials,
      showrooms,
      description: formatPlaceholder(`one sentence for search engines about ${title}`),
      hero,
      lead: formatPlaceholder('the first sentence, set large'),
      text: formatPlaceholder('120 to 200 words about the brand'),
      gallery,
      collections: [{ name: formatPlaceholder('a kind of product'), showrooms }],
      inquiry: formatPlaceholder('the line beside the inquiry button'),
    };
    return planFolder(`brands/${name}`, {
      'index.yaml': `# The partner brand ${title}: what its page, ${link}, says and shows.\n${toYaml(fields)}`,
      'logo.svg': logo === undefined ? drawWordmark(title) : readFileSync(logo),
      ...files,
    });
  },
};
