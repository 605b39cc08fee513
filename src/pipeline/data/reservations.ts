import { toIsoDateTime } from '../../domain/date-formats';
import { formatUsDate, getDatePart } from '../../domain/dates';
import { type EventSummary, isUpcoming } from '../../domain/news';
import { getContactPath } from '../../domain/routes';
import { interpolateCounts } from '../markup/count-tokens';
import type { ContentValue } from '../../schema/content-kinds';
import { getBuildDay, countContent } from './build-context';
import type { ContentNode, NodeModel } from './node-model';

export interface ArticleNode extends ContentNode {
  article_id: number;
  slug: string;
  title: string;
  body: string;
  event?: EventSummary | null;
}

/** Whether an article is an event that has not ended on the day of the build. */
export const isUpcomingNode = ({ date = '', event = null }: ArticleNode, nodeModel: NodeModel): boolean =>
  isUpcoming({ date, event }, getBuildDay(nodeModel).today);

/** What names an event in a form. It stays when the title changes, and staff can read it. */
const getEventKey = ({ article_id, slug }: ArticleNode): string => `${article_id}-${slug}`;

/** An event as the choice of a form: its first day and its title, and when it begins. A narrow list cuts the end off. */
export async function toEventChoice(article: ArticleNode, nodeModel: NodeModel): Promise<Record<'value' | 'label' | 'starts', string>> {
  const title = interpolateCounts(article.title, await countContent(nodeModel));
  const { starts } = article.event!;
  return { value: getEventKey(article), label: `${formatUsDate(getDatePart(starts))}, ${title}`, starts: toIsoDateTime(starts) };
}

/** The path of the form that offers the events, with this one filled in; null for other articles, past events, and without such a form. */
export async function findReservationPath(article: ArticleNode, nodeModel: NodeModel): Promise<string | null> {
  if (!isUpcomingNode(article, nodeModel)) return null;
  const forms = Array.from((await nodeModel.findAll({ type: 'ContactForm' })).entries as Iterable<ContentValue<'ContactForm'>>);
  const links = forms.flatMap(({ type, inputs }) =>
    inputs
      .filter(({ options_from, from_link }) => options_from === 'events' && from_link === true)
      .map(({ name }) => `${getContactPath(type)}?${name}=${getEventKey(article)}`),
  );
  return links[0] ?? null;
}
