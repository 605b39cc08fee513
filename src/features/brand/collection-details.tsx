import * as React from 'react';
import { requestKinds } from '../../domain/brands';
import { getFigureId } from '../../components/lightbox/lightbox-pictures';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/picture/picture';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as styles from './collection-details.module.css';

interface CollectionDetailsProps {
  collection: Queries.BrandViewFragment['collections'][number];
  /** The numbered figures of the page, from the first. */
  figures: readonly Queries.PictureFragment[];
  /** The path of the form for an inquiry about the collection. */
  inquiryPath: string;
}

const getFileUrl = ({ file }: Queries.PictureFragment): string | undefined => file.childImageSharp?.gatsbyImageData.images.fallback?.src;

/** The picture, the finishes and the requests of a collection. A picture that the page has as a figure is named instead of repeated. */
export function CollectionDetails({ collection, figures, inquiryPath }: CollectionDetailsProps) {
  const { brand, request } = useMessages();
  const { name, picture, finishes, on_request: offered } = collection;
  if (!picture && !finishes && !offered) return null;
  const index = picture ? figures.findIndex((figure) => getFileUrl(figure) === getFileUrl(picture)) : -1;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {index >= 0 && (
          <div>
            <dt>{brand.plate}</dt>
            <dd>
              <a href={`#${getFigureId(index + 1)}`} className={classNames(textLinkStyles.target, styles.link)}>
                {[String(index + 1).padStart(2, '0'), figures[index]!.caption].filter(Boolean).join(', ')}
              </a>
            </dd>
          </div>
        )}
        {finishes && (
          <div>
            <dt>{brand.finishes}</dt>
            <dd className={styles.finishes}>{finishes.join(', ')}</dd>
          </div>
        )}
        {offered && (
          <div>
            <dt>{request.ask}</dt>
            <dd className={styles.requests}>
              {requestKinds
                .filter((kind) => offered.includes(kind))
                .map((kind) => (
                  <React.Fragment key={kind}>
                    <Link to={`${inquiryPath}&request=${kind}`} className={classNames(textLinkStyles.target, styles.link)}>
                      {request[kind]}
                      <span className={type.hidden}>, {name}</span>
                    </Link>{' '}
                  </React.Fragment>
                ))}
            </dd>
          </div>
        )}
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
