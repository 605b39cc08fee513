import { ArticleCard } from '../../components/article-card';
import { DocumentGroup } from '../../components/document-list';
import { PriceNote } from '../../components/price-note';
import { getContactPath, servicePath } from '../../domain/routes';
import { ButtonLink } from '../../ui/button';
import { classNames, kit } from '../../ui/kit';
import { Icon } from '../../ui/icon';
import { Link, TextLink } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import * as pictureStyles from '../../ui/picture.module.css';
import * as styles from './brand-end.module.css';
import { BrandSheet } from './brand-sheet';

interface BrandEndProps {
  brand: Queries.BrandViewFragment;
  previous: Queries.BrandSiblingFragment | null;
  next: Queries.BrandSiblingFragment | null;
}

/** The end of a brand page: its sheet of measures, its documents, a call to action, related articles, and the previous and the next brand. */
export function BrandEnd({ brand, previous, next }: BrandEndProps) {
  return (
    <>
      {brand.sheet && <BrandSheet sheet={brand.sheet} composition={brand.composition} />}
      <BrandDocuments brand={brand} />
      <InquiryCta brand={brand} />
      <RelatedArticles articles={brand.articles} />
      <PrevNextBrands previous={previous} next={next} />
    </>
  );
}

/** The documents of the brand and of its collections, each once. */
function BrandDocuments({ brand: { documents, collections } }: Pick<BrandEndProps, 'brand'>) {
  const { document: messages } = useMessages();
  const all = [documents, ...collections.map((one) => one.documents)].flatMap((list) => list ?? []);
  const unique = [...new Map(all.map((one) => [one.slug, one])).values()];
  return <DocumentGroup title={messages.title} id="documents" documents={unique} className={styles.documents} isPart />;
}

/** The call to action that leads to an inquiry about the brand. */
function InquiryCta({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  const to = `${getContactPath('inquiry')}?brand=${brand.name}`;
  return (
    <section className={styles.cta} data-print="none" aria-labelledby="inquire">
      <div className={classNames(kit.wrap, kit.grid)}>
        <h2 id="inquire" className={styles.title}>{`${messages.inquire} ${brand.title}`}</h2>
        <div className={classNames(kit.below, kit.stack, styles.aside)}>
          <p className={kit.muted}>{brand.inquiry}</p>
          <ButtonLink label={messages.inquire_action} to={to} />
          <PriceNote to={to} />
          <TextLink label={messages.service} to={servicePath} />
        </div>
      </div>
    </section>
  );
}

const singleSizes = '(max-width: 800px) 90vw / 1.5, 52vw / 1.5';
const pairSizes = '(max-width: 800px) 90vw / 1.5, 37vw / 1.5';

/** The newest articles that mention a brand. */
function RelatedArticles({ articles }: { articles: readonly Queries.ArticleSummaryFragment[] }) {
  const { brand: messages } = useMessages();
  if (articles.length === 0) return null;
  return (
    <section className={classNames(kit.wrap, kit.grid, kit.last, styles.related)} data-print="none" aria-labelledby="related">
      <h2 id="related" className={classNames(kit.label, kit.muted, styles.header)}>
        {messages.related}
      </h2>
      {articles.map((article) => (
        <div key={article.path} className={styles.article}>
          <ArticleCard article={article} sizes={articles.length > 1 ? pairSizes : singleSizes} />
        </div>
      ))}
    </section>
  );
}

/** The previous and the next brand, as two pictures across the page. */
function PrevNextBrands({ previous, next }: Pick<BrandEndProps, 'previous' | 'next'>) {
  const { brand: messages } = useMessages();
  return (
    <nav className={styles.prevNext} aria-label={messages.siblings}>
      {previous && (
        <BrandLink brand={previous}>
          <span className={classNames(kit.label, kit.muted)}>
            <Icon name="arrow-left" /> {messages.previous}
          </span>
        </BrandLink>
      )}{' '}
      {next && (
        <BrandLink brand={next}>
          <span className={classNames(kit.label, kit.muted)}>
            {messages.next} <Icon name="arrow-right" />
          </span>
        </BrandLink>
      )}
    </nav>
  );
}

function BrandLink({ brand, children }: { brand: Queries.BrandSiblingFragment; children: React.ReactNode }) {
  return (
    <Link to={brand.link} className={classNames(pictureStyles.zoom, kit.hover, styles.neighbor)}>
      <Picture picture={brand.hero} sizes="(max-width: 800px) 50vw / 0.95, 50vw / 1.7" isDecorative />
      <span className={styles.text}>
        {children} <Logo logo={brand.logo} name={brand.title} />
      </span>
    </Link>
  );
}
