import type * as React from 'react';
import { isBoardDue } from '../ui/board/due';
import { awake } from '../ui/still/awake';
import { still } from '../ui/still/still';
import type { SectionProps } from './section-props';
import type * as stillViews from './still-views';

type Section = Queries.SectionsFragment;

type Views = { [Type in Section['__typename']]: React.FunctionComponent<SectionProps<Extract<Section, { __typename: Type }>>> };

const stays = <Name extends keyof typeof stillViews>(name: Name) =>
  still<React.ComponentProps<(typeof stillViews)[Name]>>(async () => {
    const views = await import('./still-views');
    return views[name] as React.ComponentType<React.ComponentProps<(typeof stillViews)[Name]>>;
  });

/** From the type of a section to its view; the compiler names what is missing. What does something wakes when it is seen. */
export const views: Views = {
  BandSection: stays('Band'),
  BoardSection: awake(() => import(/* webpackChunkName: "board" */ './board/board').then((part) => part.Board), 'touched', isBoardDue),
  CatalogueSection: stays('Catalogue'),
  CategoriesSection: stays('Categories'),
  ChecklistSection: stays('Checklist'),
  ClosedSection: stays('Closed'),
  FeatureSection: stays('Feature'),
  HeadingSection: stays('Heading'),
  HeroSection: stays('Hero'),
  InvitationSection: stays('Invitation'),
  LatestSection: stays('Latest'),
  NewsSection: stays('News'),
  NotFoundSection: awake(() => import('./not-found/not-found').then((part) => part.NotFound)),
  NoteSection: stays('Note'),
  OpeningsSection: stays('Openings'),
  PartnerIndexSection: awake(() => import('./partner-index/partner-index').then((part) => part.PartnerIndex)),
  PhonesSection: stays('Phones'),
  PlateSection: stays('Plate'),
  SearchSection: awake(() => import('./search/search').then((part) => part.Search)),
  ShowroomsSection: awake(() => import('./showrooms/showrooms').then((part) => part.Showrooms)),
  StatementSection: stays('Statement'),
  StepsSection: stays('Steps'),
  TimelineSection: stays('Timeline'),
  ValuesSection: stays('Values'),
};
