import { graphql } from 'gatsby';
import { resolveComposition } from '../../domain/brands';
import { classNames, kit } from '../../ui/kit';
import { useMessages } from '../../ui/messages';
import * as styles from './brand-sheet.module.css';
import { FinishChip } from './finishes';
import * as surface from './surface.module.css';

interface BrandSheetProps {
  sheet: Queries.BrandSheetFragment;
  composition: Queries.BrandViewFragment['composition'];
}

/** Measures to plan with, and a drawing of them: each brand has its own. A long drawing has the whole width. */
export function BrandSheet({ sheet: { title, rows, note, drawing }, composition }: BrandSheetProps) {
  return (
    <section
      className={classNames(kit.section, surface.surface, styles.section)}
      data-ground={resolveComposition(composition).ground}
      aria-labelledby="sheet"
    >
      <div className={classNames(kit.wrap, kit.grid, styles.sheet)} data-drawing={drawing ? getLayout(drawing.file) : 'none'}>
        <h2 id="sheet" className={kit.half}>
          {title}
        </h2>
        <div className={classNames(kit.below, styles.body)}>
          <dl className={kit.ruled}>
            {rows.map(({ label, value, finish }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  {finish && <FinishChip finish={finish} />}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          {note && <p className={classNames(kit.small, kit.after)}>{note}</p>}
        </div>
        {drawing && <Drawing drawing={drawing} />}
      </div>
    </section>
  );
}

/** Whether a drawing of this shape stands beside the measures or below them. */
function getLayout(svg: string): 'beside' | 'below' {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height) > 1.4 ? 'below' : 'beside';
}

/** A drawing of lines. The content check allows nothing in it but shapes, words and the classes that the style sheet knows. */
function Drawing({ drawing: { file, alt, scale, note } }: { drawing: NonNullable<Queries.BrandSheetFragment['drawing']> }) {
  const { brand: messages } = useMessages();
  return (
    <figure className={styles.drawing}>
      <div role="img" aria-label={alt} translate="no" dangerouslySetInnerHTML={{ __html: file }} />
      <figcaption className={kit.meta}>
        <span className={styles.paper}>{messages.drawn} </span>
        {scale}
        <span className={styles.paper}> {messages.on_paper}</span>
        {note && `. ${note}`}
      </figcaption>
    </figure>
  );
}

export const brandSheetFragment = graphql`
  fragment BrandSheet on Sheet {
    ...Sheet
    rows {
      finish {
        ...Finish
      }
    }
  }
`;
