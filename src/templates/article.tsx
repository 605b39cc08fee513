import { graphql, type HeadFC, type PageProps } from 'gatsby';
import type * as React from 'react';
import { BoardToggle } from '../components/board/board-toggle';
import { formatEventHours, formatUsDate } from '../domain/dates';
import { getListedDay } from '../domain/news';
import { PageHead } from '../layouts/page-head';
import { ButtonLink } from '../ui/button';
import { DefinitionList } from '../ui/definition-list';
import { Figure } from '../ui/figure';
import { countFigures, Picture } from '../ui/picture';
import { Icon } from '../ui/icon';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';
import { useMessages } from '../ui/messages';
import { Prose } from '../ui/prose';
import * as styles from './article.module.css';

/** A whole article with its footer. The line under the bar shows the reading progress by a CSS scroll animation. */
export default function ArticlePage({ data: { article, previous, next } }: PageProps<Queries.ArticlePageQuery>) {
  const { blocks, kind, brands } = article!;
  return (
    <article className={styles.article}>
      <span className={styles.progress} aria-hidden="true" />
      <ArticleHeader article={article!} />
      <div className={classNames(kit.wrap, kit.grid)}>
        {blocks.map((block, index) => (
          <BlockView
            key={index}
            block={block}
            firstFigure={2 + countFigures(blocks.slice(0, index))}
            hasDropCap={index === 0 && kind === 'news'}
          />
        ))}
      </div>
      <ArticleFooter brands={brands} previous={previous} next={next} />
    </article>
  );
}

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data: { site, article } }) => (
  <PageHead site={site!} path={article!.path} page={article!} published={article!.date} headId="head" />
);

/** The header of an article: kind and date, title, summary, picture. */
function ArticleHeader({ article }: { article: Queries.ArticleViewFragment }) {
  const { article: messages } = useMessages();
  const { article_id, kind, date, minutes, title, summary, event, calendar, reserve, picture } = article;
  const metaItems = [
    kind === 'event' ? messages.event : messages.news,
    formatUsDate(getListedDay(article)),
    `${minutes} ${minutes === 1 ? messages.minute : messages.minutes}`,
  ];
  return (
    <header id="head" className={classNames(kit.wrap, kit.grid, kit.first)}>
      <p className={kit.meta}>{metaItems.join(' \u00a0·\u00a0 ')}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={kit.lead} style={{ '--columns': '4 / 11' }}>
        {summary}
      </p>
      {event && (
        <DefinitionList
          className={styles.event}
          items={[
            {
              label: messages.when,
              value: (
                <span className={classNames(kit.spread, styles.eventDates)}>
                  {formatEventHours(event)}{' '}
                  {calendar && (
                    <Link to={calendar} className={kit.target}>
                      {messages.calendar}
                    </Link>
                  )}
                </span>
              ),
            },
            {
              label: messages.where,
              value: event.showroom ? (
                <Link to={event.showroom.path} className={kit.target}>
                  {event.place}
                </Link>
              ) : (
                event.place
              ),
            },
            ...(calendar ? [{ label: messages.published, value: <time dateTime={date}>{formatUsDate(date)}</time> }] : []),
          ]}
        />
      )}
      {reserve && (
        <div className={styles.reserve} data-print="none">
          <ButtonLink label={messages.reserve} to={reserve} />
        </div>
      )}
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.25, 90vw / 1.9"
        number={1}
        className={styles.picture}
        isPriority
        aside={<BoardToggle itemId={`article/${article_id}`} name={title} visible="label" />}
      />
    </header>
  );
}

type Block = Queries.ArticleViewFragment['blocks'][number];

/** A part of an article: text, pictures or a pull quote. The drop cap is its first letter, over three lines. */
function BlockView({ block, firstFigure, hasDropCap }: { block: Block; firstFigure: number; hasDropCap: boolean }) {
  const { kind, html, pictures } = block;
  const [first, second] = pictures;
  if (kind === 'quote') return <blockquote className={styles.quote} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
  if (kind === 'figure' && first)
    return <Figure picture={first} sizes="(max-width: 800px) 100vw / 1.25, 90vw / 1.9" number={firstFigure} className={styles.wide} />;
  if (kind === 'pair' && first && second) {
    return (
      <>
        <Figure picture={first} sizes="(max-width: 800px) 100vw / 1.25, 75vw / 1.9" number={firstFigure} className={styles.left} />
        <Figure
          picture={second}
          sizes="(max-width: 800px) 55vw / 0.72, 21vw / 0.72"
          number={firstFigure + countFigures([first])}
          className={styles.right}
        />
      </>
    );
  }
  if (kind === 'note') return <Prose html={html ?? ''} className={classNames(kit.small, styles.note)} />;
  return <Prose html={html ?? ''} className={classNames(styles.prose, hasDropCap && styles.initial)} />;
}

interface ArticleFooterProps extends Pick<Queries.ArticlePageQuery, 'previous' | 'next'> {
  brands: Queries.ArticleViewFragment['brands'];
}

/** The footer of an article: the brands it mentions, and the previous and the next article. */
function ArticleFooter({ brands, previous, next }: ArticleFooterProps) {
  const { article, brand } = useMessages();
  return (
    <div className={kit.wrap}>
      {brands && brands.length > 0 && (
        <section className={classNames(kit.grid, styles.brands)} aria-labelledby="brands">
          <h2 id="brands" className={classNames(kit.label, kit.muted, styles.label)}>
            {article.brands}
          </h2>
          <ul className={styles.brandList}>
            {brands.map(({ name, title, link, logo }) => (
              <li key={name}>
                <Link to={link} className={kit.hover}>
                  <Logo logo={logo} name={title} />
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className={classNames(kit.grid, styles.prevNext)} aria-label={brand.siblings}>
        {previous && (
          <PrevNextLink article={previous} isAlone={!next}>
            <Icon name="arrow-left" /> {brand.previous}
          </PrevNextLink>
        )}{' '}
        {next && (
          <PrevNextLink article={next} isAlone={!previous} className={styles.next}>
            {brand.next} <Icon name="arrow-right" />
          </PrevNextLink>
        )}
      </nav>
    </div>
  );
}

interface PrevNextLinkProps {
  article: Queries.ArticleSiblingFragment;
  isAlone: boolean;
  className?: string;
  children: React.ReactNode;
}

function PrevNextLink({ article, isAlone, className, children }: PrevNextLinkProps) {
  return (
    <Link to={article.path} className={classNames(kit.hover, styles.neighbor, className)}>
      <Picture
        picture={article.picture}
        sizes={`(max-width: 800px) 112px / 0.86, ${isAlone ? '44vw / 1.9' : '152px / 0.86'}`}
        isDecorative
      />
      <span>
        <span className={classNames(kit.label, kit.muted, styles.direction)}>{children}</span>{' '}
        <span className={styles.neighborTitle}>{article.title}</span>
      </span>
    </Link>
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $previousId: String, $nextId: String) {
    site: contentSite {
      ...HeadSite
    }
    article(id: { eq: $id }) {
      ...ArticleView
      description
      jsonLd
      ogImage {
        ...OgImage
      }
    }
    previous: article(id: { eq: $previousId }) {
      ...ArticleSibling
    }
    next: article(id: { eq: $nextId }) {
      ...ArticleSibling
    }
  }

  fragment ArticleView on Article {
    ...ArticleSummary
    calendar
    reserve
    blocks {
      kind
      html
      pictures {
        ...Picture
      }
    }
    brands {
      name
      title
      link
      logo {
        ...Logo
      }
    }
  }

  fragment ArticleSibling on Article {
    title
    path
    picture {
      ...Picture
    }
  }
`;
