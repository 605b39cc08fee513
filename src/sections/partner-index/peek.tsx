import * as React from 'react';
import { Picture } from '../../ui/picture/picture';
import { plateNumber } from '../../ui/plate/plate';
import * as plate from '../../ui/plate/plate.module.css';
import { useText } from '../../ui/text/text';
import * as styles from './peek.module.css';

interface PeekProps {
  brand: { readonly name: string; readonly hero: Queries.PictureFragment };
  number: number;
}

/** How many pictures that have come lie on each other: enough to fade over while the pointer runs down the index. */
const depth = 3;

// 3:2, cropped to an upright box of four columns: twice as wide as is seen.
const sizes = '(max-width: 1520px) 29vw / 0.74, 432px / 0.74';

/** The picture of the brand that is pointed at. A new one is fetched when it is wanted, and fades in once it is there. */
export function Peek({ brand, number }: PeekProps) {
  const { brand: words } = useText();
  const [shown, setShown] = React.useState([brand]);
  const below = shown.filter(({ name }) => name !== brand.name);
  const isWaiting = below.length === shown.length;
  const show = () => setShown([...below, brand].slice(-depth));
  return (
    <figure className={styles.peek}>
      <div className={styles.pictures}>
        {[...below, brand].map((one) => (
          <div key={one.name} data-waiting={one === brand && isWaiting} onLoadCapture={one === brand ? show : undefined}>
            <Picture picture={one.hero} sizes={sizes} />
          </div>
        ))}
      </div>
      {brand.hero.caption && (
        <figcaption key={brand.name} className={plate.caption}>
          <b>{plateNumber(words.plate, number)}</b> {brand.hero.caption}
        </figcaption>
      )}
    </figure>
  );
}
