import { messageGroup } from './message-group';

/** The interface messages of the search: its dialog and its page. */
export const searchMessagesSchema = messageGroup('SearchText', 'The search', {
  title: 'The name of the search: of the link in the bar, for screen readers, and the title of the dialog',
  label: 'The label of the field',
  submit: 'The button of its page',
  close: 'The cross, for screen readers',
  suggestions: 'The label over the partners while nothing is asked',
  brands: 'The label over the brands that were found',
  collections: 'The label over the collections',
  showrooms: 'The label over the showrooms',
  openings: 'The label over the openings',
  questions: 'The label over the questions',
  articles: 'The label over the articles',
  result: 'The word after one result',
  results: 'The word after several results',
  corrected: 'Before a name, when nothing is called what was written and the nearest name is shown',
  did_you_mean: 'Before the name of a brand that is offered instead, as in: Did you mean Kohler?',
  none: 'Before what was asked, when nothing was found',
  all: 'The link to all results',
  more: 'The button that shows more of a kind',
  partners: 'The link to the partners when nothing was found',
  inquiry: 'The link to the inquiry when nothing was found',
  list: 'The link to the list of everything',
  failed: 'When the search could not be fetched: why, and what to do',
});
