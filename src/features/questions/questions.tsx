import { getHeaderAnchor, getQuestionAnchor } from '../../domain/routes/anchors';
import { island } from '../../runtime/islands/island';
import type { AccordionGroupProps } from '../../ui/accordion/accordion-group';
import { Prose } from '../../ui/prose/prose';
import * as styles from './questions.module.css';

const Disclosures = ({ entries }: AccordionGroupProps) =>
  entries.map(({ id, heading, body }) => (
    <details key={id} id={getHeaderAnchor(id)} name="questions" className={styles.textOnly}>
      <summary>{heading}</summary>
      {body}
    </details>
  ));

const AccordionIsland = island<AccordionGroupProps>(
  () => import('../../ui/accordion/accordion-group').then(({ AccordionGroup }) => AccordionGroup),
  { hydrate: 'visible', fallback: Disclosures },
);

/** The questions as an accordion, or as `details` elements if its code cannot be loaded. */
export function Questions({ questions }: { questions: readonly Queries.FooterQuestionFragment[] }) {
  const entries = questions.map(({ question, answer }, index) => ({
    id: getQuestionAnchor(index),
    heading: question,
    body: <Prose html={answer} className={styles.answer} />,
  }));
  return <AccordionIsland entries={entries} />;
}
