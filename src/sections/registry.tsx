import type * as React from 'react';
import type { NewsListPage } from '../domain/news';
import { island, staticIsland } from '../runtime/islands/island';
import { type Preloadable, preloadAll } from '../runtime/islands/loader';
import { countFigures } from '../ui/figure-count';
import { boardNeed, filterNeed, queryNeed } from './needs';
import type { SectionProps } from './section-props';

type Section = Queries.SectionsFragment;
type SectionName = Section['__typename'];

/** The component of each section: the compiler reports one that is missing. A page fetches the files of its own sections. */
const sections: { [Name in SectionName]: Preloadable<SectionProps<Extract<Section, { __typename: Name }>>> } = {
  BoardSection: island(() => import(/* webpackChunkName: "board" */ './board/board').then((file) => file.BoardSection), {
    need: boardNeed,
  }),
  PartnerIndexSection: island(() => import('./brand-index').then((file) => file.BrandIndexSection), {
    need: filterNeed,
  }),
  SearchSection: island(() => import('./search/search').then((file) => file.SearchSection), { need: queryNeed }),
  AccessibilitySection: staticIsland(() => import('./notices').then((file) => file.AccessibilitySection)),
  BandSection: staticIsland(() => import('./pictures').then((file) => file.BandSection)),
  CategoriesSection: staticIsland(() => import('./categories').then((file) => file.CategoriesSection)),
  ChecklistSection: staticIsland(() => import('./texts').then((file) => file.ChecklistSection)),
  CtaSection: staticIsland(() => import('./pictures').then((file) => file.CtaSection)),
  DocumentLibrarySection: staticIsland(() => import('./documents').then((file) => file.DocumentLibrarySection)),
  DocumentsSection: staticIsland(() => import('./documents').then((file) => file.DocumentsSection)),
  FeatureSection: staticIsland(() => import('./pictures').then((file) => file.FeatureSection)),
  FigureSection: staticIsland(() => import('./pictures').then((file) => file.FigureSection)),
  HeadingSection: staticIsland(() => import('./texts').then((file) => file.HeadingSection)),
  HeroSection: staticIsland(() => import('./hero').then((file) => file.HeroSection)),
  HolidaysSection: staticIsland(() => import('./showroom-tables').then((file) => file.HolidaysSection)),
  LatestArticlesSection: staticIsland(() => import('./latest-articles').then((file) => file.LatestArticlesSection)),
  MaintenanceSection: staticIsland(() => import('./maintenance').then((file) => file.MaintenanceSection)),
  NewsSection: staticIsland(() => import('./news').then((file) => file.NewsSection)),
  NotFoundSection: staticIsland(() => import('./not-found/not-found').then((file) => file.NotFoundSection)),
  NoteSection: staticIsland(() => import('./texts').then((file) => file.NoteSection)),
  OnDisplaySection: staticIsland(() => import('./showroom-tables').then((file) => file.ShowroomBrandsSection)),
  OpeningsSection: staticIsland(() => import('./jobs').then((file) => file.JobsSection)),
  PhonesSection: staticIsland(() => import('./phones').then((file) => file.PhonesSection)),
  PrivacySection: staticIsland(() => import('./notices').then((file) => file.PrivacySection)),
  ShowroomComparisonSection: staticIsland(() => import('./showroom-comparison').then((file) => file.ShowroomComparisonSection)),
  ShowroomsSection: staticIsland(() => import('./showrooms').then((file) => file.ShowroomsSection)),
  StatementSection: staticIsland(() => import('./texts').then((file) => file.StatementSection)),
  StepsSection: staticIsland(() => import('./texts').then((file) => file.StepsSection)),
  TimelineSection: staticIsland(() => import('./timeline').then((file) => file.TimelineSection)),
  ValuesSection: staticIsland(() => import('./texts').then((file) => file.ValuesSection)),
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
