import type { Behavior } from '../behavior';
import { barBehaviors } from './bar';
import { boardBehaviors } from './board';
import { boardDragBehaviors } from './board-drag';
import { formBehaviors } from './forms';
import { layoutBehaviors } from './layouts';
import { lightboxBehaviors } from './lightbox';
import { menuBehaviors } from './menu';
import { navigationBehaviors } from './navigation';
import { newsletterBehaviors } from './newsletter';
import { preferenceBehaviors } from './preferences';
import { printBehaviors } from './print';
import { questionBehaviors } from './questions';
import { searchBehaviors } from './search';
import { shopBehaviors } from './shops';

/** Every behavior, in the order of the table. */
export const behaviors: readonly Behavior[] = [
  ...barBehaviors,
  ...menuBehaviors,
  ...shopBehaviors,
  ...questionBehaviors,
  ...searchBehaviors,
  ...lightboxBehaviors,
  ...newsletterBehaviors,
  ...formBehaviors,
  ...boardBehaviors,
  ...boardDragBehaviors,
  ...navigationBehaviors,
  ...layoutBehaviors,
  ...preferenceBehaviors,
  ...printBehaviors,
];
