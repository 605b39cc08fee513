import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type RequestKind, requestKinds } from '../../../domain/brands';
import { type ReplyChannel, replyChannels } from '../../../domain/forms/reply';
import { getUpcomingEvents } from '../../../domain/news';
import { applyTrailingSlash, privacyPath } from '../../../domain/routes';
import { trailingSlash } from '../../../domain/site-settings';
import { type ServiceContent, serviceContentSchema, type ServiceForm } from '../../../schema/service';
import { serviceMessagesSchema } from '../../../schema/form-messages';
import { buildContext } from '../../data/build-context';
import { getPublishedArticles } from '../../data/page-nodes';
import { runQuery } from '../../data/node-model';
import { getSecurityHeaders } from '../host-files/headers';
import { writeFiles } from '../write-files';

type ServiceInput = ServiceForm['inputs'][number];
type ServiceChoice = NonNullable<ServiceInput['choices']>[number];
type ServiceTexts = ServiceContent['messages'];

interface ServiceFormNode extends Omit<ServiceForm, 'notice' | 'inputs' | 'answerDays'> {
  notice: string;
  notice_version: string;
  answer_days?: number | null;
  inputs: (Pick<ServiceInput, 'name' | 'label' | 'kind' | 'required'> & {
    problem?: string | null;
    options?: string[] | null;
    options_from?: 'brands' | 'showrooms' | 'openings' | 'events' | 'requests' | null;
    channels?: ReplyChannel[] | null;
    days_of?: string | null;
    day?: string | null;
  })[];
  brands: ServiceChoice[];
  showrooms: ServiceChoice[];
  openings: ServiceChoice[];
  events: ServiceChoice[];
}

/** The messages that the service shares with the forms. */
const formTextKeys = Object.keys(serviceContentSchema.shape.messages.shape).filter(
  (name) => name !== 'email_label' && !(name in serviceMessagesSchema.shape),
);

/** The result of the query. */
export interface ServiceContentNodes {
  site: ServiceContent['site'];
  text: {
    service: ServiceTexts;
    newsletter: { label: string };
    request: Record<RequestKind, string>;
    reply: Record<ReplyChannel, string>;
    form: Omit<ServiceTexts, keyof typeof serviceMessagesSchema.shape | 'email_label'> & { problem: string };
  };
  privacy: { version: string };
  navigation: { showrooms: (Omit<ServiceContent['showrooms'][number], 'phone'> & { phones: string[] })[] };
  forms: { nodes: ServiceFormNode[] };
}

const query = `query ($events: [String!]!) {
  site: contentSite { name url language }
  text: contentText {
    newsletter { label }
    request { ${requestKinds.join(' ')} }
    reply { ${replyChannels.join(' ')} }
    form { problem ${formTextKeys.join(' ')} }
    service { ${Object.keys(serviceMessagesSchema.shape).join(' ')} }
  }
  privacy: privacyNotice { version }
  navigation { showrooms { slug name address phones hours { from to opens closes } holidays { date name opens closes } } }
  forms: allContactForm(sort: { type: ASC }) {
    nodes {
      type name path notice notice_version answer_days
      success { heading lead text }
      inputs { name label kind required problem options options_from channels days_of day }
      brands { value: name label: title }
      showrooms { value: slug label: name }
      openings { value: slug label: title }
      events(ids: $events) { value label starts }
    }
  }
}`;

function toServiceForm(form: ServiceFormNode, { form: { problem }, request, reply }: ServiceContentNodes['text']): ServiceForm {
  const toChoice = (value: string): ServiceChoice => ({ value, label: value });
  const requests = requestKinds.map((kind) => ({ value: kind, label: request[kind] }));
  const inputs = form.inputs.map((field) => {
    const { name, label, kind, required, options, options_from, channels, days_of, day } = field;
    const ownChoices = channels?.map((channel) => ({ value: channel, label: reply[channel] })) ?? options?.map(toChoice);
    const choices = options_from ? { ...form, requests }[options_from] : ownChoices;
    const visit = { daysOf: days_of ?? undefined, day: day ?? undefined };
    return { name, label, kind, required, problem: field.problem ?? problem, choices, ...visit };
  });
  const { type, name, success, answer_days } = form;
  const notice = { version: form.notice_version, text: form.notice };
  return { type, name, path: applyTrailingSlash(form.path, trailingSlash), answerDays: answer_days ?? undefined, success, notice, inputs };
}

/** The content that the forms service needs: the forms with the values that a browser may send, and the messages. */
export function toServiceContent({ site, text, privacy, navigation, forms }: ServiceContentNodes): ServiceContent {
  const { problem: _, ...fromForms } = text.form;
  return serviceContentSchema.parse({
    headers: Object.fromEntries(getSecurityHeaders(buildContext.audience === 'editors')),
    site,
    messages: { ...text.service, ...fromForms, email_label: text.newsletter.label },
    privacy: { path: applyTrailingSlash(privacyPath, trailingSlash), version: privacy.version },
    showrooms: navigation.showrooms.map(({ phones: [phone], ...showroom }) => ({ ...showroom, phone })),
    forms: forms.nodes.map((form) => toServiceForm(form, text)),
  });
}

/**
 * Writes the content for the forms service to `.service/content.json`, atomically.
 * @throws {Error} when the content cannot be queried.
 */
export async function writeServiceContent(hooks: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>, root = process.cwd()): Promise<void> {
  const events = getUpcomingEvents(getPublishedArticles(hooks.getNodesByType, buildContext), buildContext.today).map(({ id }) => id);
  const nodes = await runQuery<ServiceContentNodes>(hooks, 'the forms', query, { events });
  const folder = join(root, '.service');
  await writeFiles(folder, { 'content.json.new': `${JSON.stringify(toServiceContent(nodes), null, 2)}\n` });
  await rename(join(folder, 'content.json.new'), join(folder, 'content.json'));
}
