import { graphql } from 'gatsby';

export const checklistSectionFragment = graphql`
  fragment ChecklistSection on ChecklistSection {
    title
    text
    lines: items
  }
`;
