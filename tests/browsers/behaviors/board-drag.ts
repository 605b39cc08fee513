import { behavior } from '../behavior';
import type { PointerStep } from '../drivers/driver';
import type { Visitor } from '../visitor';
import { card, ids, openBoard } from './board';

/** Draws the second card to the left half of the first one. */
async function dragBack(visitor: Visitor): Promise<void> {
  const [to, from] = [await visitor.settle(`${card} [data-drag]`), await visitor.settle(`${card}:nth-child(2) [data-drag]`)];
  const start = { x: from.box.x + 60, y: from.box.y + 60 };
  const way = to.box.x + 10 - start.x;
  const path = [0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 1].flatMap((part): PointerStep[] => [
    { type: 'pause', milliseconds: 40 },
    { type: 'move', x: start.x + way * part, y: start.y },
  ]);
  await visitor.pointer([{ type: 'move', ...start }, { type: 'down' }, ...path, { type: 'pause', milliseconds: 150 }, { type: 'up' }]);
}

export const boardDragBehaviors = [
  behavior(
    '[G2] an item is dragged before another one',
    async (visitor) => {
      await openBoard(visitor);
      await visitor.read(() => document.querySelector('li[data-item-id]')!.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // The code comes after the cards.
      await visitor.attribute(card, 'draggable', 'true');
      await dragBack(visitor);
      await visitor.until('it has not moved', async () => (await ids(visitor))[0] === 'picture/agape/oval-bath bathroom');
    },
    { needs: ['drag'] },
  ),
];
