import { countWith, type Criteria, type Facet, type Findable, partnersPath, withChoice } from '../../logic/partners';
import { Icon } from '../../ui/icon/icon';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './choices.module.css';

/** A room, a material, a showroom. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

interface ChoicesProps {
  brands: readonly Findable[];
  criteria: Criteria;
  choices: Readonly<Record<Facet, readonly Named[]>>;
  onChoose: (address: string) => void;
}

const listed = ['room', 'material', 'showroom'] as const;

/** What the index is narrowed to besides the category; beside each other choice stands how many partners it would leave. */
export function Choices({ brands, criteria, choices, onChoose }: ChoicesProps) {
  const { partners: words } = useText();
  return (
    <div className={styles.choices}>
      {listed.map((facet) => (
        <label key={facet} className={styles.choice} data-chosen={criteria[facet] !== undefined}>
          <span className={type.label}>{words[facet]}</span>
          <select
            className={styles.select}
            value={criteria[facet] ?? ''}
            autoComplete="off"
            onChange={({ target }) => onChoose(partnersPath(withChoice(criteria, facet, target.value || null)))}
          >
            {[{ slug: null, name: words.any }, ...choices[facet]].map(({ slug, name }) => (
              <option key={slug} value={slug ?? ''}>
                {slug === (criteria[facet] ?? null) ? name : `${name} (${countWith(brands, criteria, facet, slug)})`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </label>
      ))}
    </div>
  );
}
