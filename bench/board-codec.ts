// How long a board's address takes to read: a full board, and addresses that were cut, changed, made up or made to be slow.
// npx tsx bench/board-codec.ts
import fc from 'fast-check';
import { encodeBoard, decodeBoard } from '../src/components/board/board-codec';
import { compression } from '../src/components/board/compression';

const items = Array.from({ length: 60 }, (_, at) => ({
  id: `collection/brand-${at % 16}/collection-${at}`,
  room: 'bathroom',
  note: `A note of some length beside thing ${at}`,
}));
const fullBoard = encodeBoard({ title: 'House on the hill', items }, compression);
const decompressionBomb = `1${Buffer.from(compression.compress(`1\tx\t${'\n'.repeat(10_000_000)}`)).toString('base64url')}`;

const offset = fc.nat(fullBoard.length - 1);
const hostileParam = fc.oneof(
  offset.map((at) => fullBoard.slice(0, at)),
  fc.tuple(offset, fc.base64String({ maxLength: 4 })).map(([at, text]) => fullBoard.slice(0, at) + text + fullBoard.slice(at + 1)),
  fc.uint8Array({ maxLength: 4_000 }).map((bytes) => `1${Buffer.from(bytes).toString('base64url')}`),
  fc.string({ unit: 'binary', maxLength: 4_000 }),
);

/** The best of three, so that a pause of the machine is not taken for the address. */
const measureDecode = (param: string): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const begun = performance.now();
      decodeBoard(param, compression);
      return performance.now() - begun;
    }),
  );
const printRow = (name: string, params: readonly string[]): void => {
  const times = params.map(measureDecode).sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(Math.floor(times.length * part), times.length - 1)]!.toFixed(2);
  console.log(`| ${name} | ${params.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
};

console.log(`A full board with notes: ${fullBoard.length} characters.\n`);
console.log('| addresses | how many | median, ms | 99 of 100, ms | longest, ms |\n| --- | ---: | ---: | ---: | ---: |');
printRow('a full board', Array<string>(1_000).fill(fullBoard));
printRow('hostile', fc.sample(hostileParam, 10_000));
printRow('one that unpacks to 10 MB', Array<string>(100).fill(decompressionBomb));
