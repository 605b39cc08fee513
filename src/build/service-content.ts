import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { sitePath } from '../logic/routes';
import { trailingSlash } from '../logic/setting';
import { type ServiceContent, serviceContent, type ServiceForm } from '../schema/service';
import { serviceText } from '../schema/service-text';

type Input = ServiceForm['inputs'][number];
type Words = ServiceContent['words'];

interface FormNode extends Omit<ServiceForm, 'notice' | 'inputs'> {
  notice: string;
  inputs: (Pick<Input, 'name' | 'label' | 'kind' | 'required'> & {
    problem?: string | null;
    options?: string[] | null;
    options_from?: Source | null;
    days_of?: string | null;
    day?: string | null;
  })[];
  brands: { name: string; title: string }[];
  showrooms: { slug: string; name: string }[];
  openings: { slug: string; title: string }[];
}
type Source = 'brands' | 'showrooms' | 'openings';

/** The words that the forms themselves say as well. */
const formWords = ['reference', 'home', 'one_problem', 'many_problems', 'closed_on', 'next_day', 'no_day'] as const;

/** The content as the query below gives it. */
export interface Nodes {
  site: ServiceContent['site'];
  text: {
    service: Words;
    newsletter: { label: string };
    form: Pick<Words, (typeof formWords)[number]> & { problem: string };
  };
  showrooms: { nodes: ServiceContent['showrooms'] };
  forms: { nodes: FormNode[] };
}

const query = `{
  site: contentSite { name url language }
  text: contentText {
    newsletter { label }
    form { problem ${formWords.join(' ')} }
    service { ${Object.keys(serviceText.shape).join(' ')} }
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

/** The version of a privacy notice: it changes with every letter of it. */
const versionOf = (notice: string): string => createHash('sha256').update(notice).digest('hex').slice(0, 12);

function choicesOf({ options, options_from }: FormNode['inputs'][number], form: FormNode): Input['choices'] {
  const sources = {
    brands: form.brands.map(({ name, title }) => ({ value: name, label: title })),
    showrooms: form.showrooms.map(({ slug, name }) => ({ value: slug, label: name })),
    openings: form.openings.map(({ slug, title }) => ({ value: slug, label: title })),
  };
  return options_from ? sources[options_from] : options?.map((label) => ({ value: label, label }));
}

function formOf(form: FormNode, problem: string): ServiceForm {
  const inputs = form.inputs.map((field) => {
    const { name, label, kind, required, days_of, day } = field;
    const visit = { daysOf: days_of ?? undefined, day: day ?? undefined };
    return { name, label, kind, required, problem: field.problem ?? problem, choices: choicesOf(field, form), ...visit };
  });
  const { type, name, success } = form;
  const notice = { version: versionOf(form.notice), text: form.notice };
  return { type, name, path: sitePath(form.path, trailingSlash), success, notice, inputs };
}

/** What the forms' service needs of the content: its forms with the values that a browser may send, and its words. */
export function toServiceContent({ site, text, showrooms, forms }: Nodes): ServiceContent {
  const { problem, ...fromForms } = text.form;
  return serviceContent.parse({
    site,
    words: { ...text.service, ...fromForms, email_label: text.newsletter.label },
    showrooms: showrooms.nodes,
    forms: forms.nodes.map((form) => formOf(form, problem)),
  });
}

/** Writes what the forms' service needs of the content to `.service/content.json`, at once or not at all. */
export async function writeServiceContent({ graphql, reporter }: CreatePagesArgs, root = process.cwd()): Promise<void> {
  const result = await graphql<Nodes>(query);
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
