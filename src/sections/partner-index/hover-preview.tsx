import * as React from 'react';
import { Picture } from '../../ui/picture/picture';
import { formatFigureNumber } from '../../ui/figure/figure';
import * as figureStyles from '../../ui/figure/figure.module.css';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './hover-preview.module.css';

interface HoverPreviewProps {
  brand: { readonly name: string; readonly hero: Queries.PictureFragment };
  number: number;
}

/** The number of loaded pictures kept on top of each other, for cross-fades while the pointer moves along the list. */
const maxLayers = 3;

// 3:2, cropped to an upright box of four columns: twice as wide as its visible part.
const sizes = '(max-width: 1520px) 29vw / 0.74, 432px / 0.74';

/** The picture of the highlighted brand. A new one loads on demand and fades in. */
export function HoverPreview({ brand, number }: HoverPreviewProps) {
  const { brand: messages } = useMessages();
  const [shown, setShown] = React.useState([brand]);
  const previousLayers = shown.filter(({ name }) => name !== brand.name);
  const isLoading = previousLayers.length === shown.length;
  const onLoad = () => setShown([...previousLayers, brand].slice(-maxLayers));
  return (
    <figure className={styles.preview}>
      <div className={styles.pictures}>
        {[...previousLayers, brand].map((layer) => (
          <div key={layer.name} data-loading={layer === brand && isLoading} onLoadCapture={layer === brand ? onLoad : undefined}>
            <Picture picture={layer.hero} sizes={sizes} />
          </div>
        ))}
      </div>
      {brand.hero.caption && (
        <figcaption key={brand.name} className={figureStyles.caption}>
          <b>{formatFigureNumber(messages.plate, number)}</b> {brand.hero.caption}
        </figcaption>
      )}
    </figure>
  );
}
