import type { BreadcrumbList, FAQPage, Thing } from 'schema-dts';

/** A page on the way to another. */
export interface BreadcrumbStep {
  name: string;
  /** Its address. */
  url: string;
}

/** S2: the way from the home page to a page. */
export const breadcrumbsJsonLd = (steps: readonly BreadcrumbStep[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
});

/** S2: the questions and their answers in HTML. */
export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
  })),
});

/** What a page says in the words of schema.org, as it stands in the page's script block: no text in it can end the block. */
export const serializeJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
