import { journey } from '../journey';
import type { Visitor } from '../visitor';

const cursor = '[data-cursor]';
const isEased = (visitor: Visitor) => visitor.read(() => document.documentElement.classList.contains('lenis'));

export const preferenceJourneys = [
  journey('[V1, V2] a mouse has a cursor that follows it, and an eased wheel', { needs: ['hover'] }, async (visitor) => {
    await visitor.openReady('/our-story');
    let step = 0;
    await visitor.until('there is no cursor', async () => {
      await visitor.pointer([{ type: 'move', x: 40 + (step++ % 20), y: 420 }]);
      return visitor.read(() => document.querySelector('[data-cursor]') !== null);
    });
    await visitor.step('the cursor follows the mouse').pointer([{ type: 'move', x: 700, y: 500 }]);
    const place = () => visitor.read(() => document.querySelector('[data-cursor]')!.getBoundingClientRect().left);
    await visitor.until('it has not come', async () => Math.abs((await place()) - 700) < 60);
    await visitor.step('the wheel is eased').until('it is not eased', () => isEased(visitor));
  }),
  journey('[V1, V2, X1] with reduced motion', { isMotionReduced: true }, async (visitor) => {
    await visitor.openReady('/our-story');
    await visitor.pointer([{ type: 'move', x: 300, y: 400 }]);
    await visitor.step('the shops open and close').click(['header button', 'Shop online']);
    await visitor.see('[role="dialog"]');
    await visitor.press('Escape');
    await visitor.gone('[role="dialog"]');
    await visitor.step('a question opens').pointer([{ type: 'move', x: 320, y: 400 }]);
    await visitor.click('footer :is(summary, h3 button)');
    await visitor.see(['footer p', /counter of hardware/]);
    // What a first move of the mouse would have brought is there before the dialog and the question, whose code is fetched later.
    await visitor.step('there is no cursor and no easing').gone(cursor);
    await visitor.equals('eased', () => isEased(visitor), false);
    await visitor.step('a hash scrolls at once').openReady('/#showrooms');
    await visitor.belowBar('showrooms');
  }),
];
