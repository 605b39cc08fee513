import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './note.module.css';

/** A large sentence and a link. */
export function NoteSection({ section }: SectionProps<Queries.NoteSectionFragment>) {
  const { text, action } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, styles.note)}>
      <p className={classNames(type.lead, styles.text)}>{text}</p>
      <TextLink {...action} className={classNames(grid.below, styles.link)} />
    </section>
  );
}
