import { getQuestionAnchor } from '../../domain/anchors';
import { island } from '../../runtime/islands/island';
import { Prose } from '../../ui/prose/prose';
import type { AccordionGroupProps } from '../../ui/accordion/accordion-group';
import { questionNeed } from './question-need';
import * as styles from './questions.module.css';

const AccordionIsland = island<AccordionGroupProps>(
  () => import('../../ui/accordion/accordion-group').then(({ AccordionGroup }) => AccordionGroup),
  { need: questionNeed },
);

/** The questions as `details` elements; touched, they become an accordion in the same place. */
export function Questions({ questions }: { questions: readonly Queries.FooterQuestionFragment[] }) {
  const entries = questions.map(({ question, answer }, index) => ({
    id: getQuestionAnchor(index),
    heading: question,
    body: <Prose html={answer} className={styles.answer} />,
  }));
  return <AccordionIsland entries={entries} />;
}
