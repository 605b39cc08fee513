import { countForFacet, type Criteria, type Facet, type Filterable, getPartnersPath, setFacet } from '../../domain/brands/brand-filter';
import { Icon } from '../../ui/icon/icon';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './facet-selects.module.css';

/** A room, a material or a showroom. */
export interface FacetOption {
  readonly slug: string;
  readonly name: string;
}

interface FacetSelectsProps {
  brands: readonly Filterable[];
  criteria: Criteria;
  choices: Readonly<Record<Facet, readonly FacetOption[]>>;
  onChoose: (address: string) => void;
}

const selectFacets = ['room', 'material', 'showroom'] as const;

/** The filters besides the category. Each option shows how many partners would match. */
export function FacetSelects({ brands, criteria, choices, onChoose }: FacetSelectsProps) {
  const { partners: messages } = useMessages();
  return (
    <div className={styles.facets}>
      {selectFacets.map((facet) => (
        <label key={facet} className={styles.facet} data-chosen={criteria[facet] !== undefined}>
          <span className={type.label}>{messages[facet]}</span>
          <select
            className={styles.select}
            value={criteria[facet] ?? ''}
            autoComplete="off"
            onChange={({ target }) => onChoose(getPartnersPath(setFacet(criteria, facet, target.value || null)))}
          >
            {[{ slug: null, name: messages.any }, ...choices[facet]].map(({ slug, name }) => (
              <option key={slug} value={slug ?? ''}>
                {slug === (criteria[facet] ?? null) ? name : `${name} (${countForFacet(brands, criteria, facet, slug)})`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </label>
      ))}
    </div>
  );
}
