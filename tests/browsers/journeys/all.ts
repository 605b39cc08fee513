import type { Journey } from '../journey';
import { barJourneys } from './bar';
import { boardJourneys } from './board';
import { footerJourneys } from './footer';
import { formJourneys } from './forms';
import { lightboxJourneys } from './lightbox';
import { menuJourneys } from './menu';
import { navigationJourneys } from './navigation';
import { preferenceJourneys } from './preferences';
import { searchJourneys } from './search';
import { shopJourneys } from './shops';
import { windowJourneys } from './windows';
import { scriptlessJourneys } from './without-scripts';

/** Every journey, in the order of the table. */
export const journeys: readonly Journey[] = [
  ...barJourneys,
  ...menuJourneys,
  ...shopJourneys,
  ...footerJourneys,
  ...searchJourneys,
  ...lightboxJourneys,
  ...formJourneys,
  ...boardJourneys,
  ...navigationJourneys,
  ...windowJourneys,
  ...preferenceJourneys,
  ...scriptlessJourneys,
];
