import { graphql } from 'gatsby';

export const privacySectionFragment = graphql`
  fragment PrivacySection on PrivacySection {
    version_label
    since_label
    contents
    notice {
      version
      date
      lead
      parts {
        title
        text
      }
    }
  }
`;
