import { graphql } from 'gatsby';

export const inquiryFormFragment = graphql`
  fragment InquiryForm on ContactForm {
    type
    heading
    lead
    submit
    notice
    success {
      heading
      lead
      text
    }
    inputs {
      name
      label
      kind
      required
      width
      hint
      autocomplete
      options
      options_from
      days_of
      day
      from_link
      problem
    }
  }
`;
