import { countFigures } from '../../ui/figure/figure-count';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Figure } from '../../ui/figure/figure';
import { Prose } from '../../ui/prose/prose';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './article-body.module.css';

type Block = Queries.ArticleViewFragment['blocks'][number];

interface ArticleBodyProps {
  blocks: readonly Block[];
  firstFigure: number;
  /** The first letter spans three lines. */
  hasDropCap?: boolean;
}

/** The body of an article: text, pictures and pull quotes. */
export function ArticleBody({ blocks, firstFigure, hasDropCap = false }: ArticleBodyProps) {
  return (
    <div className={classNames(grid.wrap, grid.grid)}>
      {blocks.map((block, index) => (
        <BlockView
          key={index}
          block={block}
          firstFigure={firstFigure + countFigures(blocks.slice(0, index))}
          hasDropCap={hasDropCap && index === 0}
        />
      ))}
    </div>
  );
}

function BlockView({ block, firstFigure, hasDropCap }: { block: Block; firstFigure: number; hasDropCap: boolean }) {
  const { kind, html, pictures } = block;
  const [first, second] = pictures;
  if (kind === 'quote') return <blockquote className={styles.quote} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
  if (kind === 'figure' && first)
    return (
      <Figure
        picture={first}
        sizes="(max-width: 800px) 100vw / 1.25, (min-width: 1520px) 1360px / 1.9, 90vw / 1.9"
        number={firstFigure}
        className={styles.wide}
      />
    );
  if (kind === 'pair' && first && second) {
    return (
      <>
        <Figure picture={first} sizes="(max-width: 800px) 100vw / 1.25, 75vw / 1.9" number={firstFigure} className={styles.left} />
        <Figure
          picture={second}
          sizes="(max-width: 800px) 55vw / 0.72, (min-width: 1520px) 316px / 0.72, 21vw / 0.72"
          number={firstFigure + countFigures([first])}
          className={styles.right}
        />
      </>
    );
  }
  if (kind === 'note') return <Prose html={html ?? ''} className={classNames(type.small, styles.note)} />;
  return <Prose html={html ?? ''} className={classNames(styles.prose, hasDropCap && styles.initial)} />;
}
