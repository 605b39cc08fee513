// npx tsx bench/board-codec.ts: measures how long a board takes to decode: a full one, and truncated, changed, random and hostile ones.
import fc from 'fast-check';
import type { BoardItem } from '../src/domain/board';
import { encodeBoard, decodeBoard, compression } from '../src/components/board/board-codec';

const items = Array.from({ length: 60 }, (_, index): BoardItem => ({
  id: `collection/brand-${index % 16}/collection-${index}`,
  room: 'bathroom',
  note: `A note of some length for item ${index}`,
  requests: [],
}));
const fullBoard = encodeBoard({ title: 'House on the hill', items });
const decompressionBomb = `1${Buffer.from(compression.compress(`1\tx\t${'\n'.repeat(10_000_000)}`)).toString('base64url')}`;

const offset = fc.nat(fullBoard.length - 1);
const hostileParam = fc.oneof(
  offset.map((end) => fullBoard.slice(0, end)),
  fc.tuple(offset, fc.base64String({ maxLength: 4 })).map(([index, text]) => fullBoard.slice(0, index) + text + fullBoard.slice(index + 1)),
  fc.uint8Array({ maxLength: 4_000 }).map((bytes) => `1${Buffer.from(bytes).toString('base64url')}`),
  fc.string({ unit: 'binary', maxLength: 4_000 }),
);

/** The shortest of three runs, which excludes pauses of the machine. */
const measureDecode = (param: string): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const start = performance.now();
      decodeBoard(param);
      return performance.now() - start;
    }),
  );
const printRow = (name: string, params: readonly string[]): void => {
  const times = params.map(measureDecode).sort((a, b) => a - b);
  const quantile = (fraction: number) => times[Math.min(Math.floor(times.length * fraction), times.length - 1)]!.toFixed(2);
  console.log(`| ${name} | ${params.length} | ${quantile(0.5)} | ${quantile(0.99)} | ${quantile(1)} |`);
};

console.log(`A full board with notes: ${fullBoard.length} characters.\n`);
console.log('| addresses | how many | median, ms | 99 of 100, ms | longest, ms |\n| --- | ---: | ---: | ---: | ---: |');
printRow('a full board', Array<string>(1_000).fill(fullBoard));
printRow('hostile', fc.sample(hostileParam, 10_000));
printRow('one that unpacks to 10 MB', Array<string>(100).fill(decompressionBomb));
