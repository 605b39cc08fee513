import type * as React from 'react';
import { getBoard } from '../components/board/board-store';
import { island } from '../runtime/islands/island';
import { staticIsland } from '../runtime/islands/static-island';
import type { SectionProps } from './section-props';

type Section = Queries.SectionsFragment;

type SectionComponents<Type extends Section['__typename']> = {
  [Name in Type]: React.FunctionComponent<SectionProps<Extract<Section, { __typename: Name }>>>;
};

/** Whether there is a board, in the URL or in this browser. */
const hasBoard = (): boolean => new URLSearchParams(window.location.search).has('b') || getBoard().items.length > 0;

/** The sections that hydrate. */
const islands = {
  BoardSection: island(() => import(/* webpackChunkName: "board" */ './board/board').then((part) => part.BoardSection), {
    hydrate: () => (hasBoard() ? 'load' : 'interaction'),
  }),
  NotFoundSection: island(() => import('./not-found/not-found').then((part) => part.NotFoundSection), { hydrate: 'visible' }),
  PartnerIndexSection: island(() => import('./partner-index/partner-index').then((part) => part.PartnerIndexSection), {
    hydrate: 'visible',
  }),
  SearchSection: island(() => import('./search/search').then((part) => part.SearchSection), { hydrate: 'visible' }),
  ShowroomComparisonSection: island(
    () =>
      import(/* webpackChunkName: "showroom" */ './showroom-comparison/showroom-comparison').then((part) => part.ShowroomComparisonSection),
    { hydrate: 'visible' },
  ),
  ShowroomsSection: island(() => import('./showrooms/showrooms').then((part) => part.ShowroomsSection), { hydrate: 'visible' }),
} satisfies Partial<SectionComponents<Section['__typename']>>;

type StaticType = Exclude<Section['__typename'], keyof typeof islands>;

/** All other sections are static. The compiler reports a section that `static-sections` does not export. */
const StaticSection = staticIsland<SectionProps<Section>>(async () => {
  const views: SectionComponents<StaticType> = await import('./static-sections');
  return function StaticSectionView(props) {
    const View = views[props.section.__typename as StaticType] as React.FunctionComponent<SectionProps<Section>>;
    return <View {...props} />;
  };
});

/** The component of a section. */
export const getSectionComponent = (type: Section['__typename']) =>
  (type in islands ? islands[type as keyof typeof islands] : StaticSection) as React.FunctionComponent<SectionProps<Section>>;
