import { barJourneys } from './journeys/bar';
import { boardJourneys } from './journeys/board';
import { footerJourneys } from './journeys/footer';
import { formJourneys } from './journeys/forms';
import { lightboxJourneys } from './journeys/lightbox';
import { menuJourneys } from './journeys/menu';
import { navigationJourneys } from './journeys/navigation';
import { searchJourneys } from './journeys/search';
import { shopJourneys } from './journeys/shops';
import { windowJourneys } from './journeys/windows';
import { scriptlessJourneys } from './journeys/without-scripts';
import { test } from './session';

/** Every journey, in the order of the table. */
const journeys = [
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
  ...scriptlessJourneys,
];

// Those of one window follow each other.
for (const journey of journeys.toSorted((one, other) => one.layout.localeCompare(other.layout)))
  test(journey.title, ({ expectToWork }) => expectToWork(journey));
