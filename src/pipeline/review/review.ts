import { getDatePart } from '../../domain/dates';
import { getOpenIntervals, type OpeningHours } from '../../domain/hours';
import { type Content, type ContentEntry } from '../check/read/content-model';
import { createFault, createFieldFault, createFileFault, type Fault } from '../check/report';
import { oldLeadTimes } from '../check/rules/brands-and-showrooms';
import { oldDocuments } from '../check/rules/documents';
import { getRoutes } from '../check/rules/routes';
import { proofExpiry, securityExpiry } from '../check/rules/site';
import { entryRule, type Rule } from '../check/rules/rule';
import { getComingHolidays } from './holidays';

/** A link of the content to another site, and where it is written. */
interface ExternalLink {
  address: string;
  /** The fault at its place, with a message. */
  report: (message: string) => Fault;
}

const isExternal = (target: string): boolean => target.startsWith('https://');

/** The links of the content to other sites. */
export const getExternalLinks = ({ fields, markdownTokens }: Content): ExternalLink[] => [
  ...fields
    .filter(({ role, value, isValid }) => isValid && (role === 'link' || role === 'external-url') && isExternal(value))
    .map(({ entry, path, value }) => ({ address: value, report: (message: string) => createFieldFault(entry, path, message) })),
  ...markdownTokens.flatMap(({ entry, token }) =>
    token.kind === 'link' && isExternal(token.target)
      ? [{ address: token.target, report: (message: string) => createFault(entry.source, token.offset, message) }]
      : [],
  ),
];

/** In milliseconds. */
const timeout = 15_000;
const atOnce = 8;

/** What answers in place of a page that is there but wants a person or a password. */
const isThere = (status: number): boolean => status < 400 || [401, 403, 405, 429].includes(status);

async function findProblem(address: string, request: typeof fetch): Promise<string | undefined> {
  try {
    const response = await request(address, { signal: AbortSignal.timeout(timeout), headers: { accept: 'text/html,*/*' } });
    await response.body?.cancel();
    return isThere(response.status) ? undefined : `status ${response.status}`;
  } catch (error) {
    const { name, message, cause } = error as Error;
    return name === 'TimeoutError' ? `no answer in ${timeout / 1_000} s` : ((cause as NodeJS.ErrnoException | undefined)?.code ?? message);
  }
}

/** Why addresses do not answer, by address. Each is asked twice before it is called dead. */
export async function findDeadLinks(addresses: Iterable<string>, request: typeof fetch = fetch): Promise<Map<string, string>> {
  const problems = new Map<string, string | undefined>(Array.from(addresses, (address) => [address, undefined]));
  const queue = [...problems.keys()].values();
  const work = async () => {
    for (const address of queue) problems.set(address, (await findProblem(address, request)) && (await findProblem(address, request)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map([...problems].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** What is known beside the content: why addresses do not answer, and the days on which files were last changed. */
export interface ReviewFacts {
  deadLinks: ReadonlyMap<string, string>;
  changes: ReadonlyMap<string, string>;
}

/** A part of the letter: its heading, what to do, and what it finds. */
interface ReviewPart {
  heading: string;
  advice: string;
  find: (content: Content, facts: ReviewFacts) => Iterable<Fault>;
}

/** The holidays on which a showroom would be open by its week. */
const missingHolidays: Rule = (content) =>
  entryRule('Showroom', function* ({ value: { hours = [], holidays = [] } }) {
    const written = new Set(holidays.map((holiday) => holiday?.date));
    const week = { hours: hours.filter((range) => range?.from && range.opens && range.closes) as OpeningHours['hours'], holidays: [] };
    const missing = getComingHolidays(content.today).filter(({ day }) => !written.has(day) && getOpenIntervals(week, day).length > 0);
    if (missing.length > 0) yield [['holidays'], missing.map(({ day, name }) => `${day} ${name}`).join(', ')];
  })(content);

const isOver = ({ event }: ContentEntry<'Article'>['value'], today: string): boolean =>
  event?.ends !== undefined && getDatePart(event.ends) < today;

/** Links of pages and menus to an article whose event is over. Articles may tell of an earlier one. */
const pastEvents: Rule = (content) => {
  const routes = getRoutes(content);
  const isPastEvent = (target: string): boolean => {
    const entry = routes.get(target.replace(/[?#].*/, ''));
    return entry?.type === 'Article' && isOver((entry as ContentEntry<'Article'>).value, content.today);
  };
  return content.fields
    .filter(({ entry, role, value }) => role === 'link' && entry.type !== 'Article' && entry.type !== 'RedirectRule' && isPastEvent(value))
    .map(({ entry, path, value }) => createFieldFault(entry, path, value));
};

const pastOpenings: Rule = (content) =>
  entryRule('Opening', function* ({ value: { closes } }) {
    if (closes !== undefined && closes < content.today) yield [['closes'], closes];
  })(content);

/** How long a page may stay as it is, in years. */
const maxAge = 2;

/** Pages and entries that nobody has changed for long. Articles are of their day. */
function* oldFiles(content: Content, { changes }: ReviewFacts): Iterable<Fault> {
  const limit = `${Number(content.today.slice(0, 4)) - maxAge}${content.today.slice(4)}`;
  const files = new Set([...getRoutes(content).values()].filter(({ type }) => type !== 'Article').map(({ source }) => source.file));
  for (const file of files) {
    const day = changes.get(`content/${file}`)?.slice(0, 10);
    if (day !== undefined && day < limit) yield createFileFault(file, `last changed on ${day}`);
  }
}

function* deadLinks(content: Content, facts: ReviewFacts): Iterable<Fault> {
  for (const { address, report } of getExternalLinks(content)) {
    const reason = facts.deadLinks.get(address);
    if (reason !== undefined) yield report(`${address} (${reason})`);
  }
}

const parts: readonly ReviewPart[] = [
  { heading: 'Links that no longer answer', advice: 'Open each. Write the new address, or take the link away.', find: deadLinks },
  {
    heading: 'Holidays of the next twelve months that a showroom lacks',
    advice: 'Write each with its hours, or as closed. The two holidays of Islam are proclaimed each year: look for them too.',
    find: missingHolidays,
  },
  { heading: 'Events that are over and still lead', advice: 'Lead to the next one, or take the link away.', find: pastEvents },
  { heading: 'Openings past their date', advice: 'Give it another date, or delete it with its redirect.', find: pastOpenings },
  { heading: 'Security contact', advice: 'Write to it, and wait for the answer.', find: securityExpiry },
  { heading: 'Proofs of registration', advice: 'Renew each with its authority, and write its new number and day.', find: proofExpiry },
  { heading: 'Old lead times', advice: 'Ask again how long it takes, and write the answer with its day.', find: oldLeadTimes },
  { heading: 'Documents past their review', advice: 'Open each as a visitor does.', find: oldDocuments },
  {
    heading: 'Pages that nobody has changed for two years',
    advice: 'Read each as a visitor does, and mend what is no longer true.',
    find: oldFiles,
  },
];

/**
 * The letter of what to look at, in Markdown; undefined when there is nothing.
 * @param getScreen the address of the editing screen with a file.
 */
export function writeLetter(content: Content, facts: ReviewFacts, getScreen: (file: string) => string | undefined): string | undefined {
  const sections = parts.flatMap(({ heading, advice, find }) => {
    const found = [...find(content, facts)];
    const lines = found.map(({ file, line, message }) => {
      const screen = getScreen(file);
      return `- [ ] \`content/${file}:${line}\`${screen === undefined ? '' : ` ([edit](${screen}))`}: ${message}`;
    });
    return found.length === 0 ? [] : [`## ${heading}\n\n${advice}\n\n${lines.join('\n')}\n`];
  });
  return sections.length === 0 ? undefined : sections.join('\n');
}
