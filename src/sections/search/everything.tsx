import { collectionAnchor, headerAnchor, openingAnchor, questionAnchor } from '../../logic/anchors';
import { wordsOf } from '../../logic/html-words';
import { listNames } from '../../logic/partners';
import { around } from '../../logic/search-words';
import { Group, Row } from '../../ui/found/group';
import { Link } from '../../ui/link/link';
import { More } from '../../ui/more/more';
import { Picture } from '../../ui/picture/picture';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './search.module.css';

type Section = Queries.SearchSectionFragment;

const small = (picture: Queries.PictureFragment) => (
  <Picture picture={picture} sizes="(max-width: 800px) 60px / 1, 72px / 1" isDecorative />
);

/** Everything that the search finds, by kind: of articles the newest, and the ways to all others. */
export function Everything({ section }: { section: Section }) {
  const { search: words } = useText();
  const { brands, openings, openings_path, questions, questions_path, articles, articles_path } = section;
  return (
    <>
      <Group name={words.brands} count={brands.length}>
        {brands.map((brand) => (
          <Brand key={brand.link} brand={brand} />
        ))}
      </Group>
      {openings_path && openings.length > 0 && (
        <Group name={words.openings} count={openings.length}>
          {openings.map(({ slug, title, team, place, employment }) => (
            <li key={slug}>
              <Row to={`${openings_path}#${openingAnchor(slug)}`} title={title} line={[team, place, employment].join(' · ')} />
            </li>
          ))}
        </Group>
      )}
      <Group name={words.questions} count={questions.length}>
        {questions.map(({ question, answer }, at) => (
          <li key={question}>
            <Row
              to={`${questions_path ?? '/'}#${headerAnchor(questionAnchor(at))}`}
              title={question}
              line={around(wordsOf(answer).split(' '), 0)}
            />
          </li>
        ))}
      </Group>
      <Group
        name={words.articles}
        count={articles.length}
        more={
          articles_path && (
            <p className={styles.ways}>
              <More to={articles_path} label={words.articles} icon="arrow-right" />
            </p>
          )
        }
      >
        {articles.map(({ path, title, summary, picture }) => (
          <li key={path}>
            <Row to={path} picture={small(picture)} title={title} line={summary} />
          </li>
        ))}
      </Group>
    </>
  );
}

function Brand({ brand: { title, link, categories, hero, collections } }: { brand: Section['brands'][number] }) {
  return (
    <li>
      <Row to={link} picture={small(hero)} title={title} line={listNames(categories.map(({ name }) => name))} />
      <ul className={styles.collections}>
        {collections.map(({ name }) => (
          <li key={name}>
            <Link to={`${link}#${collectionAnchor(name)}`}>
              {name}
              <span className={type.hidden}>, {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
