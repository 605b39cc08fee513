import { graphql } from 'gatsby';

export const invitationSectionFragment = graphql`
  fragment InvitationSection on InvitationSection {
    title
    text
    action {
      ...Action
    }
    picture {
      ...Picture
    }
  }
`;
