import { graphql } from 'gatsby';

export const noteSectionFragment = graphql`
  fragment NoteSection on NoteSection {
    text
    action {
      ...Action
    }
  }
`;
