import type * as React from 'react';
import { hasBoard } from './board/has-board';
import { island } from '../runtime/islands/island';
import { staticIsland } from '../runtime/islands/static-island';
import type { SectionProps } from './section-props';
import type * as staticSections from './static-sections';

type Section = Queries.SectionsFragment;

type SectionComponents = { [Type in Section['__typename']]: React.FunctionComponent<SectionProps<Extract<Section, { __typename: Type }>>> };

const staticSection = <Name extends keyof typeof staticSections>(name: Name) =>
  staticIsland<React.ComponentProps<(typeof staticSections)[Name]>>(async () => {
    const views = await import('./static-sections');
    return views[name] as React.ComponentType<React.ComponentProps<(typeof staticSections)[Name]>>;
  });

/** From the type of a section to its view; the compiler names what is missing. What does something wakes when it is seen. */
export const sectionComponents: SectionComponents = {
  BandSection: staticSection('BandSection'),
  BoardSection: island(
    () => import(/* webpackChunkName: "board" */ './board/board').then((part) => part.BoardSection),
    'interaction',
    hasBoard,
  ),
  CatalogueSection: staticSection('CatalogueSection'),
  CategoriesSection: staticSection('CategoriesSection'),
  ChecklistSection: staticSection('ChecklistSection'),
  MaintenanceSection: staticSection('MaintenanceSection'),
  FeatureSection: staticSection('FeatureSection'),
  HeadingSection: staticSection('HeadingSection'),
  HeroSection: staticSection('HeroSection'),
  CtaSection: staticSection('CtaSection'),
  LatestArticlesSection: staticSection('LatestArticlesSection'),
  NewsSection: staticSection('NewsSection'),
  NotFoundSection: island(() => import('./not-found/not-found').then((part) => part.NotFoundSection)),
  NoteSection: staticSection('NoteSection'),
  OpeningsSection: staticSection('OpeningsSection'),
  PartnerIndexSection: island(() => import('./partner-index/partner-index').then((part) => part.PartnerIndexSection)),
  PhonesSection: staticSection('PhonesSection'),
  FigureSection: staticSection('FigureSection'),
  SearchSection: island(() => import('./search/search').then((part) => part.SearchSection)),
  ShowroomsSection: island(() => import('./showrooms/showrooms').then((part) => part.ShowroomsSection)),
  StatementSection: staticSection('StatementSection'),
  StepsSection: staticSection('StepsSection'),
  TimelineSection: staticSection('TimelineSection'),
  ValuesSection: staticSection('ValuesSection'),
};
