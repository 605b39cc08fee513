import { BoardToggle } from '../../components/board/board-toggle';
import { getFigureId } from '../../components/lightbox/plates';
import { resolveComposition, requestKinds } from '../../domain/brands';
import { formatLeadTime } from '../../domain/date-formats';
import { getCollectionAnchor, toAnchorSlug } from '../../domain/anchors';
import { type DocumentKind, formatDocumentFacts } from '../../domain/documents';
import { getContactPath } from '../../domain/routes';
import { classNames, kit } from '../../ui/kit';
import { formatNumber } from '../../ui/figure';
import { Picture } from '../../ui/picture';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import * as styles from './brand-collections.module.css';
import { Finishes } from './finishes';
import * as surface from './surface.module.css';

const link = classNames(kit.target, kit.hover, kit.thin, styles.link);

/** The collections of a brand. Each row links to an inquiry about it. */
export function BrandCollections({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  const formatShowrooms = (carriers: readonly { readonly short_name: string }[] | null) =>
    carriers?.length ? `${messages.on_show}, ${carriers.map(({ short_name }) => short_name).join(', ')}` : messages.to_order;
  return (
    <section
      className={classNames(kit.section, surface.surface)}
      data-part="collections"
      data-ground={resolveComposition(brand.composition).ground}
      aria-labelledby="collections"
    >
      <div className={classNames(kit.wrap, kit.grid)}>
        <h2 id="collections" className={kit.side}>
          {messages.collections}
        </h2>
        <ol className={classNames(kit.below, kit.main, kit.ruled, styles.list)}>
          {brand.collections.map((collection, index) => {
            const { name, showrooms } = collection;
            const inquiryPath = `${getContactPath('inquiry')}?brand=${brand.name}&about=${encodeURIComponent(name)}`;
            return (
              <li key={name} id={getCollectionAnchor(name)}>
                <Link to={inquiryPath} className={classNames(kit.nudge, kit.hover, styles.row)}>
                  <i className={kit.number}>{formatNumber(index + 1)}</i> <b>{name}</b>{' '}
                  <span className={styles.place}>{formatShowrooms(showrooms)}</span>{' '}
                  <span className={classNames(kit.label, styles.ask)} data-print="none">
                    <span>{messages.ask}</span> <Icon name="arrow-right" />
                  </span>
                </Link>{' '}
                <BoardToggle itemId={`collection/${brand.name}/${toAnchorSlug(name)}`} name={name} rooms={brand.rooms} visible="word" />
                <CollectionDetails collection={collection} figures={[brand.hero, ...brand.gallery]} inquiryPath={inquiryPath} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

interface CollectionDetailsProps {
  collection: Queries.BrandViewFragment['collections'][number];
  /** The numbered figures of the page, from the first. */
  figures: readonly Queries.PictureFragment[];
  inquiryPath: string;
}

const getFileUrl = ({ file }: Queries.PictureFragment): string | undefined => file.childImageSharp?.gatsbyImageData.images.fallback?.src;

/** The facts of a collection, and its picture. One that the page has as a figure is named instead of repeated. */
export function CollectionDetails({ collection, figures, inquiryPath }: CollectionDetailsProps) {
  const { brand, document, request } = useMessages();
  const { name, picture, finishes, lead_time: leadTime, documents, on_request: offered } = collection;
  const index = picture ? figures.findIndex((figure) => getFileUrl(figure) === getFileUrl(picture)) : -1;
  const facts = [
    index >= 0 && {
      label: brand.plate,
      value: (
        <a href={`#${getFigureId(index + 1)}`} className={link}>
          {[formatNumber(index + 1), figures[index]!.caption].filter(Boolean).join(', ')}
        </a>
      ),
    },
    finishes && { label: brand.finishes, value: <Finishes finishes={finishes} /> },
    leadTime && { label: brand.lead_time, value: formatLeadTime(leadTime, brand.as_of) },
    documents && {
      label: document.title,
      print: 'none',
      value: documents.map(({ slug, title, url, kind, ...rest }) => (
        <span key={slug}>
          <Link to={url} className={link}>
            {title}
          </Link>{' '}
          <small>{formatDocumentFacts({ ...rest, kind: kind as DocumentKind }, document)}</small>
        </span>
      )),
    },
    offered && {
      label: request.ask,
      print: 'none',
      value: requestKinds
        .filter((kind) => offered.includes(kind))
        .flatMap((kind) => [
          <Link key={kind} to={`${inquiryPath}&request=${kind}`} className={link}>
            {request[kind]}
            <span className={kit.hidden}>, {name}</span>
          </Link>,
          ' ',
        ]),
    },
  ].filter((fact) => fact !== false && fact !== null);
  if (!picture && facts.length === 0) return null;
  return (
    <div className={styles.details}>
      <dl className={classNames(kit.stack, styles.facts)}>
        {facts.map(({ label, value, print }) => (
          <div key={label} data-print={print}>
            <dt>{label}</dt>
            <dd className={print && classNames(kit.cluster, styles.requests)}>{value}</dd>
          </div>
        ))}
      </dl>
      {picture && index < 0 && (
        <Picture
          picture={picture}
          sizes="(max-width: 560px) 80vw / 1.5, (max-width: 800px) 224px / 1.6, 258px / 1.6"
          className={styles.picture}
        />
      )}
    </div>
  );
}
