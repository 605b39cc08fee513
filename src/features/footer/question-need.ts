import type { Need } from '../../runtime/islands/island';

/** A question was opened before its code was there. */
export const questionNeed: Need = {
  name: 'question',
  isMet: () => document.querySelector('[data-need="question"] details[open]') !== null,
};
