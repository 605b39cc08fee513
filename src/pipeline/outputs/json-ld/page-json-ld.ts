import type { BreadcrumbList, FAQPage, Thing } from 'schema-dts';

/** S2: the breadcrumbs from the home page to a page. */
export const breadcrumbsJsonLd = (steps: readonly { name: string; url: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
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
