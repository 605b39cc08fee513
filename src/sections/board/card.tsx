import { most } from '../../logic/board';
import type { Thing } from '../../logic/board-things';
import { nameFromThing } from '../../logic/board-words';
import { plateNumber } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './card.module.css';
import { Tools, type ToolsProps } from './tools';

interface CardProps extends ToolsProps {
  /** Its number on the board. */
  number: number;
}

/** A thing on the board: its picture, what it is, where it stands, and a note. */
export function Card({ number, ...rest }: CardProps) {
  const { item, thing, section, hand } = rest;
  const { brand } = useText();
  const { words } = section;
  return (
    <li className={styles.card} data-thing={item.thing} data-room={item.room}>
      <div className={styles.plate} data-drag>
        {thing ? <Picture thing={thing} /> : <span className={styles.missing}>{thing === null && words.gone}</span>}
      </div>
      <div className={styles.words}>
        <p className={type.number}>{plateNumber(brand.plate, number)}</p>
        <h3>{thing ? <a href={thing.path}>{thing.name}</a> : nameFromThing(item.thing)}</h3>
        <p className={styles.of}>{thing && <Facts thing={thing} section={section} />}</p>
        <label className={styles.note}>
          <span className={type.hidden}>{words.note}</span>
          <textarea
            value={item.note}
            placeholder={words.add_note}
            rows={1}
            maxLength={most.note}
            onChange={({ target }) => hand.note(item.thing, target.value.replaceAll('\n', ' '))}
          />
        </label>
        {item.note && (
          <p className={styles.written} aria-hidden="true">
            {item.note}
          </p>
        )}
      </div>
      <Tools {...rest} />
    </li>
  );
}

const sizes = '(max-width: 800px) 40vw, (min-width: 1520px) 300px, 22vw';

function Picture({ thing: { path, picture } }: { thing: Thing }) {
  const { srcSet, width, height, alt, focus, color } = picture;
  const unit = Number.isInteger(height) ? 1 : 1000;
  return (
    <a href={path} tabIndex={-1} aria-hidden="true" draggable={false} style={{ backgroundColor: color ?? undefined }}>
      <img
        srcSet={srcSet}
        sizes={sizes}
        width={width * unit}
        height={Math.round(height * unit)}
        alt={alt}
        draggable={false}
        decoding="async"
        style={{ objectPosition: focus ?? undefined }}
      />
    </a>
  );
}

/** Of which brand it is, and the showrooms that have it. */
function Facts({ thing, section }: { thing: Thing; section: Queries.BoardSectionFragment }) {
  const { brand } = useText();
  const places = section.showrooms.filter(({ slug }) => thing.showrooms.includes(slug)).map(({ short_name }) => short_name);
  return (
    <>
      {thing.of && <span>{thing.of}</span>}
      {places.length > 0 && <span>{`${brand.on_show}, ${places.join(', ')}`}</span>}
    </>
  );
}
