import type * as React from 'react';
import type { NewsListPage } from '../domain/news';
import { island, staticIsland } from '../runtime/islands/island';
import { type Preloadable, preloadAll } from '../runtime/islands/loader';
import { countFigures } from '../ui/figure/figure-count';
import { boardNeed, filterNeed, queryNeed } from './needs';
import type { SectionProps } from './section-props';

type Section = Queries.SectionsFragment;
type SectionName = Section['__typename'];

/** The component of each section: the compiler reports one that is missing. Each has its code for itself: a page fetches that of its own. */
const sections: { [Name in SectionName]: Preloadable<SectionProps<Extract<Section, { __typename: Name }>>> } = {
  BoardSection: island(() => import(/* webpackChunkName: "board" */ './board/board').then((part) => part.BoardSection), {
    need: boardNeed,
  }),
  PartnerIndexSection: island(() => import('./partner-index/partner-index').then((part) => part.PartnerIndexSection), {
    need: filterNeed,
  }),
  SearchSection: island(() => import('./search/search').then((part) => part.SearchSection), { need: queryNeed }),
  BandSection: staticIsland(() => import('./band/band').then((part) => part.BandSection)),
  CatalogueSection: staticIsland(() => import('./catalogue/catalogue').then((part) => part.CatalogueSection)),
  CategoriesSection: staticIsland(() => import('./categories/categories').then((part) => part.CategoriesSection)),
  ChecklistSection: staticIsland(() => import('./checklist/checklist').then((part) => part.ChecklistSection)),
  CtaSection: staticIsland(() => import('./cta/cta').then((part) => part.CtaSection)),
  FeatureSection: staticIsland(() => import('./feature/feature').then((part) => part.FeatureSection)),
  FigureSection: staticIsland(() => import('./figure/figure').then((part) => part.FigureSection)),
  HeadingSection: staticIsland(() => import('./heading/heading').then((part) => part.HeadingSection)),
  HeroSection: staticIsland(() => import('./hero/hero').then((part) => part.HeroSection)),
  HolidaysSection: staticIsland(() => import('./holidays/holidays').then((part) => part.HolidaysSection)),
  LatestArticlesSection: staticIsland(() => import('./latest-articles/latest-articles').then((part) => part.LatestArticlesSection)),
  MaintenanceSection: staticIsland(() => import('./maintenance/maintenance').then((part) => part.MaintenanceSection)),
  NewsSection: staticIsland(() => import('./news/news').then((part) => part.NewsSection)),
  NotFoundSection: staticIsland(() => import('./not-found/not-found').then((part) => part.NotFoundSection)),
  NoteSection: staticIsland(() => import('./note/note').then((part) => part.NoteSection)),
  OnDisplaySection: staticIsland(() => import('./on-display/on-display').then((part) => part.OnDisplaySection)),
  OpeningsSection: staticIsland(() => import('./openings/openings').then((part) => part.OpeningsSection)),
  PhonesSection: staticIsland(() => import('./phones/phones').then((part) => part.PhonesSection)),
  PrivacySection: staticIsland(() => import('./privacy/privacy').then((part) => part.PrivacySection)),
  ShowroomComparisonSection: staticIsland(() =>
    import('./showroom-comparison/showroom-comparison').then((part) => part.ShowroomComparisonSection),
  ),
  ShowroomsSection: staticIsland(() => import('./showrooms/showrooms').then((part) => part.ShowroomsSection)),
  StatementSection: staticIsland(() => import('./statement/statement').then((part) => part.StatementSection)),
  StepsSection: staticIsland(() => import('./steps/steps').then((part) => part.StepsSection)),
  TimelineSection: staticIsland(() => import('./timeline/timeline').then((part) => part.TimelineSection)),
  ValuesSection: staticIsland(() => import('./values/values').then((part) => part.ValuesSection)),
};

interface SectionsProps {
  sections: readonly Section[];
  list?: NewsListPage | null;
}

/** The sections of a page, in order. Figures are numbered through the page. */
export function Sections({ sections: page, list }: SectionsProps) {
  return page.map((section, index) => {
    const View = sections[section.__typename] as React.FunctionComponent<SectionProps<Section>>;
    return <View key={index} section={section} list={list} firstFigure={1 + countFigures(page.slice(0, index))} />;
  });
}

/** Fetches the code of the sections of a page. */
export const preloadSections = (page: readonly Section[]): Promise<unknown> =>
  preloadAll(page.map(({ __typename }) => sections[__typename]));
