import { graphql } from 'gatsby';

export const sectionsFragment = graphql`
  fragment Sections on Section {
    __typename
    ...BandSection
    ...BoardSection
    ...CatalogueSection
    ...CategoriesSection
    ...ChecklistSection
    ...MaintenanceSection
    ...FeatureSection
    ...HeadingSection
    ...HeroSection
    ...CtaSection
    ...LatestArticlesSection
    ...NewsSection
    ...NotFoundSection
    ...NoteSection
    ...OpeningsSection
    ...PartnerIndexSection
    ...PhonesSection
    ...FigureSection
    ...SearchSection
    ...ShowroomsSection
    ...StatementSection
    ...StepsSection
    ...TimelineSection
    ...ValuesSection
  }
`;
