import { graphql } from 'gatsby';

export const headingSectionFragment = graphql`
  fragment HeadingSection on HeadingSection {
    title
    intro: lead
    aside
    more: action {
      ...Action
    }
  }
`;
