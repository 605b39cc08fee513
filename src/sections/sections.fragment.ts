import { graphql } from 'gatsby';

export const sectionsFragment = graphql`
  fragment Sections on Section {
    __typename
    ...BandSection
    ...BoardSection
    ...CatalogueSection
    ...CategoriesSection
    ...ChecklistSection
    ...ClosedSection
    ...FeatureSection
    ...HeadingSection
    ...HeroSection
    ...InvitationSection
    ...LatestSection
    ...NewsSection
    ...NotFoundSection
    ...NoteSection
    ...OpeningsSection
    ...PartnerIndexSection
    ...PhonesSection
    ...PlateSection
    ...SearchSection
    ...ShowroomsSection
    ...StatementSection
    ...StepsSection
    ...TimelineSection
    ...ValuesSection
  }
`;
