import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { applyTrailingSlash } from '../../../domain/routes/routes';
import { trailingSlash } from '../../../domain/settings/site-settings';
import { type ServiceContent, serviceContentSchema, type ServiceForm } from '../../../schema/service';
import { serviceMessagesSchema } from '../../../schema/service-messages';

type ServiceInput = ServiceForm['inputs'][number];
type ServiceTexts = ServiceContent['messages'];

interface ServiceFormNode extends Omit<ServiceForm, 'notice' | 'inputs'> {
  notice: string;
  inputs: (Pick<ServiceInput, 'name' | 'label' | 'kind' | 'required'> & {
    problem?: string | null;
    options?: string[] | null;
    options_from?: OptionsSource | null;
    days_of?: string | null;
    day?: string | null;
  })[];
  brands: { name: string; title: string }[];
  showrooms: { slug: string; name: string }[];
  openings: { slug: string; title: string }[];
}
type OptionsSource = 'brands' | 'showrooms' | 'openings';

/** The messages that the service shares with the forms. */
const formTextKeys = ['reference', 'home', 'one_problem', 'many_problems', 'closed_on', 'next_day', 'no_day'] as const;

/** The result of the query. */
export interface ServiceContentNodes {
  site: ServiceContent['site'];
  text: {
    service: ServiceTexts;
    newsletter: { label: string };
    form: Pick<ServiceTexts, (typeof formTextKeys)[number]> & { problem: string };
  };
  showrooms: { nodes: ServiceContent['showrooms'] };
  forms: { nodes: ServiceFormNode[] };
}

const query = `{
  site: contentSite { name url language }
  text: contentText {
    newsletter { label }
    form { problem ${formTextKeys.join(' ')} }
    service { ${Object.keys(serviceMessagesSchema.shape).join(' ')} }
  }
  showrooms: allShowroom(sort: { place: ASC }) {
    nodes { slug name hours { from to opens closes } holidays { date name opens closes } }
  }
  forms: allContactForm(sort: { type: ASC }) {
    nodes {
      type name path notice
      success { heading lead text }
      inputs { name label kind required problem options options_from days_of day }
      brands { name title }
      showrooms { slug name }
      openings { slug title }
    }
  }
}`;

/** The version of a privacy notice: a digest of its text. */
const hashNotice = (notice: string): string => createHash('sha256').update(notice).digest('hex').slice(0, 12);

function toChoices({ options, options_from }: ServiceFormNode['inputs'][number], form: ServiceFormNode): ServiceInput['choices'] {
  const sources = {
    brands: form.brands.map(({ name, title }) => ({ value: name, label: title })),
    showrooms: form.showrooms.map(({ slug, name }) => ({ value: slug, label: name })),
    openings: form.openings.map(({ slug, title }) => ({ value: slug, label: title })),
  };
  return options_from ? sources[options_from] : options?.map((label) => ({ value: label, label }));
}

function toServiceForm(form: ServiceFormNode, problem: string): ServiceForm {
  const inputs = form.inputs.map((field) => {
    const { name, label, kind, required, days_of, day } = field;
    const visit = { daysOf: days_of ?? undefined, day: day ?? undefined };
    return { name, label, kind, required, problem: field.problem ?? problem, choices: toChoices(field, form), ...visit };
  });
  const { type, name, success } = form;
  const notice = { version: hashNotice(form.notice), text: form.notice };
  return { type, name, path: applyTrailingSlash(form.path, trailingSlash), success, notice, inputs };
}

/** The content that the forms service needs: the forms with the values that a browser may send, and the messages. */
export function toServiceContent({ site, text, showrooms, forms }: ServiceContentNodes): ServiceContent {
  const { problem, ...fromForms } = text.form;
  return serviceContentSchema.parse({
    site,
    messages: { ...text.service, ...fromForms, email_label: text.newsletter.label },
    showrooms: showrooms.nodes,
    forms: forms.nodes.map((form) => toServiceForm(form, problem)),
  });
}

/** Writes the content for the forms service to `.service/content.json`, atomically. */
export async function writeServiceContent({ graphql, reporter }: CreatePagesArgs, root = process.cwd()): Promise<void> {
  const result = await graphql<ServiceContentNodes>(query);
  if (!result.data) {
    reporter.panicOnBuild('The content could not be read for the forms.', result.errors as Error);
    return;
  }
  const folder = join(root, '.service');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'content.json');
  await writeFile(`${file}.new`, `${JSON.stringify(toServiceContent(result.data), null, 2)}\n`);
  await rename(`${file}.new`, file);
}
