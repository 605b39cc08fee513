import { messageGroup } from './message-group';

/** The interface messages of what a visitor can ask for. Its kinds are `requestKinds`. */
export const requestMessagesSchema = messageGroup('RequestText', 'What a visitor can ask for of a collection', {
  ask: 'The words before what can be asked for, on the page of a brand and on the board',
  asked: 'The words before what was asked for, in a mail and on paper',
  sample: 'The name of a sample, wherever it can be asked for',
  datasheet: 'The name of a data sheet',
  drawing: 'The name of a drawing',
});
