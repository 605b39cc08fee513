import { graphql } from 'gatsby';

export const footerQuestionFragment = graphql`
  fragment FooterQuestion on Question {
    question
    answer
  }
`;
