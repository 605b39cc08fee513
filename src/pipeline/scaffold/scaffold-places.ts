import { readFileSync } from 'node:fs';
import { weekdays } from '../../domain/dates';
import { getBrandPath, getShowroomPath } from '../../domain/routes';
import { phone, time } from '../../schema/field-types';
import { getEntries, nextNumber } from '../check/read/content-model';
import { formatPlaceholder } from '../check/rules/texts';
import { slugify } from '../check/wording';
import { drawWordmark } from '../data/build-assets';
import { palette } from '../images/drawing';
import { escapeXml } from '../markup/xml';
import {
  choiceParser,
  pictureFileParser,
  parseTitle,
  schemaParser,
  atMost,
  createQuestion,
  getFirstAnswers,
  planFolder,
  type Scaffold,
  type ScaffoldContext,
  type ScaffoldQuestion,
} from './ask';
import { toYaml, pictureQuestions, collectPictures } from './write-plan';

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

const parseWeekday = choiceParser(weekdays, 'The days are');

/** A crossing with the showroom at its corner, until an editor draws the streets. */
const drawCrossing = (street: string): string =>
  [
    '<!-- Stand-in map. Draw the streets, a landmark, the entrance and the parking, and keep the words short. -->',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" font-size="16">',
    '  <path d="M0 0h290v200H0zM350 0h290v200H350zM0 260h290v220H0zM350 260h290v220H350z" fill="#ddd3c4"/>',
    `  <path d="M350 90h110v110H350z" fill="${palette.narra}"/>`,
    `  <text x="24" y="236" fill="${palette.ink}">${escapeXml(street)}</text>`,
    `  <path d="M594 58V30l-6 10M594 30l6 10" fill="none" stroke="${palette.ink}"/>`,
    `  <text x="594" y="80" fill="${palette.ink}" text-anchor="middle">N</text>`,
    '</svg>',
    '',
  ].join('\n');

/** A showroom, as a draft in the last place. */
export const scaffoldShowroom: Scaffold = {
  name: 'showroom',
  questions: () => [
    createQuestion('name', 'The name of the showroom', 'Cebu City', parseTitle),
    createQuestion('street', 'The street address', '1 Sample Street'),
    createQuestion('city', 'The city', 'Cebu City'),
    createQuestion('phone', 'A telephone number', '+63 32 8555 0100', schemaParser(phone('')), () => ({ min: 1, max: 4 })),
    createQuestion('from', 'The first open day of the week', 'Monday', parseWeekday),
    createQuestion('to', 'The last open day of the week', 'Saturday', parseWeekday),
    createQuestion('opens', 'When the doors open', '9:00 AM', schemaParser(time(''))),
    createQuestion('closes', 'When the doors close', '6:00 PM', schemaParser(time(''))),
    createQuestion('map', 'The path of a map of the streets on this machine, .svg', './map.svg', pictureFileParser(['SVG']), atMost(1)),
    ...pictureQuestions(8),
  ],
  plan: (answers, context) => {
    const { name = '', street = '', city = '', from, to, opens, closes, map } = getFirstAnswers(answers);
    const slug = slugify(name);
    const address = `${street}, ${city}`;
    const { pictures, files } = collectPictures(answers, context, 2);
    const [picture, ...interiors] = pictures;
    const fields = {
      slug,
      order: nextNumber(getEntries(context.content, 'Showroom').map(({ value }) => value.order)),
      draft: true,
      name,
      short_name: name,
      title: `Showroom in ${name}`,
      description: formatPlaceholder(`one sentence for search engines about the showroom in ${name}`),
      lead: formatPlaceholder('the first sentence, set large'),
      street,
      address,
      city,
      map: `https://maps.google.com/?q=${encodeURIComponent(address).replaceAll('%20', '+')}`,
      street_map: './map.svg',
      street_map_text: formatPlaceholder('what the map shows, for those who cannot see it'),
      directions: formatPlaceholder('how to get there'),
      parking: formatPlaceholder('where to park'),
      phones: answers['phone'],
      hours: [{ from, to, opens, closes }],
      picture,
      interiors,
    };
    return planFolder(`showrooms/${slug}`, {
      'index.yaml': `# A showroom: what its page, ${getShowroomPath(slug)}, says and shows.\n${toYaml(fields)}`,
      'map.svg': map === undefined ? drawCrossing(street) : readFileSync(map),
      ...files,
    });
  },
};
