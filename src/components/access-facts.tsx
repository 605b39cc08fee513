import { graphql } from 'gatsby';
import type { AccessFeature } from '../domain/access';
import { classNames, kit } from '../ui/kit';
import { DefinitionList } from '../ui/definition-list';
import { useMessages } from '../ui/messages';
import * as styles from './access-facts.module.css';

/** How a showroom can be reached and used: for each fact whether it is so, and what to know. */
export function AccessFacts({ showroom, className }: { showroom: Queries.AccessFactsFragment; className?: string }) {
  const { access: labels } = useMessages();
  return (
    <DefinitionList
      className={className}
      items={(showroom.access ?? []).map(({ feature, available, note }) => ({
        label: labels[feature as AccessFeature],
        value: `${available ? labels.yes : labels.no}${note ? ` ${note}` : ''}`,
      }))}
    />
  );
}

/** The same as a row of a section, beside its heading; nothing where content has none. */
export function AccessRow({ showroom }: { showroom: Queries.AccessFactsFragment }) {
  const { showroom: messages } = useMessages();
  if (!showroom.access) return null;
  return (
    <div className={classNames(kit.grid, styles.row)}>
      <h3 className={kit.side}>{messages.access}</h3>
      <AccessFacts showroom={showroom} className={classNames(kit.main, styles.beside)} />
    </div>
  );
}

export const accessFactsFragment = graphql`
  fragment AccessFacts on Showroom {
    access {
      ...AccessFact
    }
  }
`;
