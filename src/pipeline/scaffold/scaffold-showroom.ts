import { readFileSync } from 'node:fs';
import { weekdays } from '../../domain/dates/weekdays';
import { getShowroomPath } from '../../domain/routes/routes';
import { phone, time } from '../../schema/field-types';
import { getEntries, nextNumber } from '../check/read/content';
import { formatPlaceholder } from '../check/rules/texts';
import { palette } from '../images/palette';
import { escapeXml } from '../markup/xml';
import { choiceParser, parseTitle, pictureFileParser, schemaParser, slugify } from './parse-answers';
import { atMost, createQuestion, getFirstAnswers, planFolder, type Scaffold } from './scaffold-model';
import { collectPictures, pictureQuestions } from './scaffold-pictures';
import { toYaml } from './serialize-content';

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
