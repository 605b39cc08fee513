// How long a board's address takes to read: a full board, and addresses that were cut, changed, made up or made to be slow.
// npx tsx bench/board.ts
import fc from 'fast-check';
import { boardParam, openBoard } from '../src/logic/board-address';
import { packing } from '../src/ui/board/packing';

const items = Array.from({ length: 60 }, (_, at) => ({
  thing: `collection/brand-${at % 16}/collection-${at}`,
  room: 'bathroom',
  note: `A note of some length beside thing ${at}`,
}));
const whole = boardParam({ title: 'House on the hill', items }, packing);
const bomb = `1${Buffer.from(packing.pack(`1\tx\t${'\n'.repeat(10_000_000)}`)).toString('base64url')}`;

const place = fc.nat(whole.length - 1);
const hostile = fc.oneof(
  place.map((at) => whole.slice(0, at)),
  fc.tuple(place, fc.base64String({ maxLength: 4 })).map(([at, text]) => whole.slice(0, at) + text + whole.slice(at + 1)),
  fc.uint8Array({ maxLength: 4_000 }).map((bytes) => `1${Buffer.from(bytes).toString('base64url')}`),
  fc.string({ unit: 'binary', maxLength: 4_000 }),
);

/** The best of three, so that a pause of the machine is not taken for the address. */
const timeOf = (param: string): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const begun = performance.now();
      openBoard(param, packing);
      return performance.now() - begun;
    }),
  );
const row = (name: string, params: readonly string[]): void => {
  const times = params.map(timeOf).sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(Math.floor(times.length * part), times.length - 1)]!.toFixed(2);
  console.log(`| ${name} | ${params.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
};

console.log(`A full board with notes: ${whole.length} characters.\n`);
console.log('| addresses | how many | median, ms | 99 of 100, ms | longest, ms |\n| --- | ---: | ---: | ---: | ---: |');
row('a full board', Array<string>(1_000).fill(whole));
row('hostile', fc.sample(hostile, 10_000));
row('one that unpacks to 10 MB', Array<string>(100).fill(bomb));
