import * as React from 'react';
import { getHeaderAnchor, getQuestionAnchor } from '../../domain/routes/anchors';
import { LazyHydration } from '../../runtime/islands/lazy-hydration';
import { Prose } from '../../ui/prose/prose';
import * as styles from './questions.module.css';

const AccordionGroup = React.lazy(() =>
  import('../../ui/accordion/accordion-group').then((module) => ({ default: module.AccordionGroup })),
);

interface QuestionsProps {
  questions: readonly Queries.FooterQuestionFragment[];
}

/** The questions as an accordion, or as `details` elements if its code cannot be loaded. */
export function Questions({ questions }: QuestionsProps) {
  const entries = questions.map(({ question, answer }, at) => ({
    id: getQuestionAnchor(at),
    heading: question,
    body: <Prose html={answer} className={styles.answer} />,
  }));
  const plain = entries.map(({ id, heading, body }) => (
    <details key={id} id={getHeaderAnchor(id)} name="questions" className={styles.textOnly}>
      <summary>{heading}</summary>
      {body}
    </details>
  ));
  return (
    <LazyHydration fallback={plain}>
      <AccordionGroup entries={entries} />
    </LazyHydration>
  );
}
