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

/** The component of each section type; the compiler names a missing one. */
export const sectionComponents: SectionComponents = {
  BandSection: staticSection('BandSection'),
  BoardSection: island(() => import(/* webpackChunkName: "board" */ './board/board').then((part) => part.BoardSection), {
    hydrate: () => (hasBoard() ? 'load' : 'interaction'),
  }),
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
  NotFoundSection: island(() => import('./not-found/not-found').then((part) => part.NotFoundSection), { hydrate: 'visible' }),
  NoteSection: staticSection('NoteSection'),
  OpeningsSection: staticSection('OpeningsSection'),
  PartnerIndexSection: island(() => import('./partner-index/partner-index').then((part) => part.PartnerIndexSection), {
    hydrate: 'visible',
  }),
  PhonesSection: staticSection('PhonesSection'),
  FigureSection: staticSection('FigureSection'),
  SearchSection: island(() => import('./search/search').then((part) => part.SearchSection), { hydrate: 'visible' }),
  ShowroomsSection: island(() => import('./showrooms/showrooms').then((part) => part.ShowroomsSection), { hydrate: 'visible' }),
  StatementSection: staticSection('StatementSection'),
  StepsSection: staticSection('StepsSection'),
  TimelineSection: staticSection('TimelineSection'),
  ValuesSection: staticSection('ValuesSection'),
};
