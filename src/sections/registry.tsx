import type * as React from 'react';
import { Band } from './band/band';
import { Catalogue } from './catalogue/catalogue';
import { Categories } from './categories/categories';
import { Checklist } from './checklist/checklist';
import { Closed } from './closed/closed';
import { Feature } from './feature/feature';
import { Heading } from './heading/heading';
import { Hero } from './hero/hero';
import { Invitation } from './invitation/invitation';
import { Latest } from './latest/latest';
import { News } from './news/news';
import { NotFound } from './not-found/not-found';
import { Note } from './note/note';
import { Openings } from './openings/openings';
import { PartnerIndex } from './partner-index/partner-index';
import { Phones } from './phones/phones';
import { Plate } from './plate/plate';
import { Showrooms } from './showrooms/showrooms';
import { Statement } from './statement/statement';
import { Steps } from './steps/steps';
import { Timeline } from './timeline/timeline';
import { Values } from './values/values';
import type { SectionProps } from './section-props';

type Section = Queries.SectionsFragment;

type Views = { [Type in Section['__typename']]: React.ComponentType<SectionProps<Extract<Section, { __typename: Type }>>> };

/** From the type of a section to its view; the compiler names what is missing. */
export const views: Views = {
  BandSection: Band,
  CatalogueSection: Catalogue,
  CategoriesSection: Categories,
  ChecklistSection: Checklist,
  ClosedSection: Closed,
  FeatureSection: Feature,
  HeadingSection: Heading,
  HeroSection: Hero,
  InvitationSection: Invitation,
  LatestSection: Latest,
  NewsSection: News,
  NotFoundSection: NotFound,
  NoteSection: Note,
  OpeningsSection: Openings,
  PartnerIndexSection: PartnerIndex,
  PhonesSection: Phones,
  PlateSection: Plate,
  ShowroomsSection: Showrooms,
  StatementSection: Statement,
  StepsSection: Steps,
  TimelineSection: Timeline,
  ValuesSection: Values,
};
