import { expect, test } from '@jest/globals';
import {
  followerOptions,
  retargetFollower,
  isAtRest,
  getPosition,
  createFollower,
  getCursorTransform,
  advanceFollower,
  toCssTransform,
} from './cursor-dot';
import { cursorMediaQuery } from './motion';

const moving = retargetFollower(createFollower({ x: 0, y: 0 }), { x: 300, y: 400 });

test('[V2] the cursor has speed 0.55 and skewing 4, from 991 px, and is drawn by `transform` only', () => {
  expect(followerOptions).toMatchObject({ speed: 0.55, skewing: 4 });
  expect(cursorMediaQuery).toContain('(min-width: 991px)');
  expect(toCssTransform({ x: 1, y: 2.5, angle: 0, along: 1.4, across: 0.6 })).toBe(
    'translate3d(1.00px, 2.50px, 0) rotate(0.0000rad) scale(1.4000, 0.6000)',
  );
});

test('[V2] the cursor starts at rest at its position, covers half the distance in a tenth of its duration, arrives exactly at its end, and restarts when the pointer moves again', () => {
  const follower = createFollower({ x: 30, y: 40 });
  expect(isAtRest(follower)).toBe(true);
  expect(getCursorTransform(follower)).toEqual({ x: 30, y: 40, angle: 0, along: 1, across: 1 });
  expect(getPosition(moving)).toEqual({ x: 0, y: 0 });
  expect(getPosition(advanceFollower(moving, 0.055))).toEqual({ x: 150, y: 200 });
  const arrived = advanceFollower(advanceFollower(moving, 0.3), 0.3);
  expect(getPosition(arrived)).toEqual({ x: 300, y: 400 });
  expect(isAtRest(advanceFollower(moving, 0.54))).toBe(false);
  expect(isAtRest(arrived)).toBe(true);
  const turned = retargetFollower(advanceFollower(moving, 0.055), { x: 0, y: 0 });
  expect(turned).toEqual({ from: { x: 150, y: 200 }, to: { x: 0, y: 0 }, elapsed: 0 });
});

test('[V2] the cursor reaches the same position at any frame rate', () => {
  const frames = Array.from({ length: 12 }).reduce<typeof moving>((follower) => advanceFollower(follower, 0.1 / 12), moving);
  expect(getPosition(frames).x).toBeCloseTo(getPosition(advanceFollower(moving, 0.1)).x, 6);
  expect(advanceFollower(moving, -1)).toEqual(moving);
});

test('[V2] the cursor stretches towards the pointer by the remaining distance, up to a limit', () => {
  const nearTransform = getCursorTransform(retargetFollower(createFollower({ x: 0, y: 0 }), { x: 0, y: 100 }));
  expect(nearTransform.angle).toBeCloseTo(Math.PI / 2);
  expect([nearTransform.along, nearTransform.across]).toEqual([1.4, 0.6]);
  const farTransform = getCursorTransform(moving);
  expect(farTransform.along).toBeCloseTo(1.6);
  expect(farTransform.across).toBeCloseTo(0.4);
});
