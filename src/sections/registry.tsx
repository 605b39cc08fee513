import type * as React from 'react';
import type { NewsListPage } from '../domain/news';
import { Island } from '../runtime/island';
import { countFigures } from '../ui/picture';
import { BrandIndexSection } from './brand-index';
import { CategoriesSection } from './categories';
import { DocumentLibrarySection, DocumentsSection } from './documents';
import { HeroSection } from './hero';
import { JobsSection } from './jobs';
import { LatestArticlesSection } from './latest-articles';
import { MaintenanceSection } from './maintenance';
import { NewsSection } from './news';
import { NotFoundSection } from './not-found/not-found';
import { AccessibilitySection, PrivacySection } from './notices';
import { PhonesSection } from './phones';
import { BandSection, CtaSection, FeatureSection, FigureSection } from './pictures';
import { ShowroomComparisonSection } from './showroom-comparison';
import { HolidaysSection, OnDisplaySection } from './showroom-tables';
import { ShowroomsSection } from './showrooms';
import { ChecklistSection, HeadingSection, NoteSection, StatementSection, StepsSection, ValuesSection } from './texts';
import { TimelineSection } from './timeline';
import { boardIsland } from './islands';
import { SearchSection } from './search/search-section';
import type { SectionProps } from './section-props';

type Section = Queries.SectionsFragment;
type SectionName = Section['__typename'];

/** The component of each section: the compiler reports one that is missing. */
const sections: { [Name in SectionName]: React.ComponentType<SectionProps<Extract<Section, { __typename: Name }>>> } = {
  BoardSection: ({ section }) => <Island of={boardIsland} props={{ section }} />,
  PartnerIndexSection: BrandIndexSection,
  SearchSection,
  AccessibilitySection,
  BandSection,
  CategoriesSection,
  ChecklistSection,
  CtaSection,
  DocumentLibrarySection,
  DocumentsSection,
  FeatureSection,
  FigureSection,
  HeadingSection,
  HeroSection,
  HolidaysSection,
  LatestArticlesSection,
  MaintenanceSection,
  NewsSection,
  NotFoundSection,
  NoteSection,
  OnDisplaySection,
  OpeningsSection: JobsSection,
  PhonesSection,
  PrivacySection,
  ShowroomComparisonSection,
  ShowroomsSection,
  StatementSection,
  StepsSection,
  TimelineSection,
  ValuesSection,
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
