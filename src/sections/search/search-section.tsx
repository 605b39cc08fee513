import { graphql } from 'gatsby';
import { ResultGroup, ResultRow } from '../../components/search/result-list';
import { getExcerpt } from '../../components/search/term-matching';
import { formatNameList } from '../../domain/brand-filter';
import { formatUsDate, getDatePart } from '../../domain/dates';
import { type DocumentKind, formatDocumentFacts } from '../../domain/documents';
import { getCollectionAnchor, getHeaderAnchor, getQuestionAnchor } from '../../domain/anchors';
import { htmlToText } from '../../domain/text';
import { Island } from '../../runtime/island';
import { classNames, kit } from '../../ui/kit';
import { Link, TextLink } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import { searchIsland } from '../islands';
import type { SectionProps } from '../section-props';
import * as styles from './search.module.css';

type Section = Queries.SearchSectionFragment;

const renderThumbnail = (picture: Queries.PictureFragment) => (
  <Picture picture={picture} sizes="(max-width: 800px) 60px / 1, 72px / 1" isDecorative />
);

/** The search page: the results for the query in the URL, or everything in one list, which is prerendered. */
export function SearchSection({ section }: SectionProps<Queries.SearchSectionFragment>) {
  return (
    <div className={classNames(kit.wrap, kit.first, kit.last, styles.search)}>
      <h1>{section.title}</h1>
      <Island of={searchIsland} props={{}} />
      <div className={styles.all}>
        <AllEntries section={section} />
      </div>
    </div>
  );
}

/** Everything that the search finds, by kind; of the articles the newest, with a link to all. */
export function AllEntries({ section }: { section: Section }) {
  const { search: messages, document: labels } = useMessages();
  const { brands, documents, showrooms, openings, questions, questions_path, articles, articles_path } = section;
  return (
    <>
      <ResultGroup name={messages.brands} count={brands.length}>
        {brands.map((brand) => (
          <BrandEntry key={brand.link} brand={brand} />
        ))}
      </ResultGroup>
      <ResultGroup name={messages.showrooms} count={showrooms.length}>
        {showrooms.map(({ name, path, address, picture }) => (
          <li key={path}>
            <ResultRow to={path} picture={renderThumbnail(picture)} title={name} line={address} />
          </li>
        ))}
      </ResultGroup>
      <ResultGroup
        name={messages.articles}
        count={articles.length}
        more={
          articles_path && (
            <p className={classNames(kit.cluster, styles.links)}>
              <TextLink to={articles_path} label={messages.articles} icon="arrow-right" />
            </p>
          )
        }
      >
        {articles.map(({ path, title, summary, event, picture }) => (
          <li key={path}>
            <ResultRow
              to={path}
              picture={renderThumbnail(picture)}
              title={title}
              line={event ? `${formatUsDate(getDatePart(event.starts))} · ${summary}` : summary}
            />
          </li>
        ))}
      </ResultGroup>
      <ResultGroup name={messages.documents} count={documents.length}>
        {documents.map(({ slug, title, url, kind, ...facts }) => (
          <li key={slug}>
            <ResultRow to={url} title={title} line={formatDocumentFacts({ ...facts, kind: kind as DocumentKind }, labels)} />
          </li>
        ))}
      </ResultGroup>
      {openings.length > 0 && (
        <ResultGroup name={messages.openings} count={openings.length}>
          {openings.map(({ path, title, team, place, employment }) => (
            <li key={path}>
              <ResultRow to={path} title={title} line={[team, place, employment].join(' · ')} />
            </li>
          ))}
        </ResultGroup>
      )}
      <ResultGroup name={messages.questions} count={questions.length}>
        {questions.map(({ question, answer }, index) => (
          <li key={question}>
            <ResultRow
              to={`${questions_path ?? '/'}#${getHeaderAnchor(getQuestionAnchor(index))}`}
              title={question}
              line={getExcerpt(htmlToText(answer).split(' '), 0)}
            />
          </li>
        ))}
      </ResultGroup>
    </>
  );
}

function BrandEntry({ brand: { title, link, categories, hero, collections } }: { brand: Section['brands'][number] }) {
  return (
    <li>
      <ResultRow to={link} picture={renderThumbnail(hero)} title={title} line={formatNameList(categories.map(({ name }) => name))} />
      <ul className={classNames(kit.small, styles.collections)}>
        {collections.map(({ name }) => (
          <li key={name}>
            <Link to={`${link}#${getCollectionAnchor(name)}`} className={kit.hover}>
              {name}
              <span className={kit.hidden}>, {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A picture of a list: of the sizes between, none is used. */
export const thumbnailFragment = graphql`
  fragment Thumbnail on Picture {
    alt
    caption
    focus
    focus_phone
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, formats: [AVIF], breakpoints: [320])
      }
    }
  }
`;

export const searchSectionFragment = graphql`
  fragment SearchSection on SearchSection {
    title
    brands {
      title
      link
      categories {
        name
      }
      hero {
        ...Thumbnail
      }
      collections {
        name
      }
    }
    documents {
      ...DocumentRow
    }
    showrooms {
      name
      path
      address
      picture {
        ...Thumbnail
      }
    }
    openings {
      path
      title
      team
      place
      employment
    }
    questions_path
    questions {
      question
      answer
    }
    articles_path
    articles(ids: $articles) {
      title
      path
      summary
      event {
        starts
      }
      picture {
        ...Thumbnail
      }
    }
  }
`;
