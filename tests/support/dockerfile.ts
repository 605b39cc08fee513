import { readFileSync } from 'node:fs';

/** The instructions of the Dockerfile by stage, such as `USER` and `node`. */
export const stages: ReadonlyMap<string, { name: string; value: string }[]> = new Map(
  readFileSync('Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .split(/^(?=FROM )/m)
    .flatMap((text) => {
      const instructions = text
        .trim()
        .split('\n')
        .map((line) => /^([A-Z]+) (.*)$/.exec(line))
        .flatMap((match) => (match ? [{ name: match[1]!, value: match[2]! }] : []));
      const stage = / AS (\S+)$/.exec(instructions[0]?.value ?? '')?.[1];
      return stage === undefined ? [] : [[stage, instructions] as const];
    }),
);

export const getValues = (stage: string, instruction: string): string[] =>
  (stages.get(stage) ?? []).filter(({ name }) => name === instruction).map(({ value }) => value);

/** The only value of an instruction in a stage. */
export function getValue(stage: string, instruction: string): string {
  const [value, ...others] = getValues(stage, instruction);
  if (value === undefined || others.length > 0) throw new Error(`The stage ${stage} must have one ${instruction}.`);
  return value;
}

/** A `COPY`: the stage it copies from, undefined for the checkout, and its paths. */
export function parseCopy(value: string) {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(value) ?? [];
  const words = paths.split(' ');
  return { from, sources: words.slice(0, -1), target: words.at(-1)! };
}

/** The program and the arguments of `CMD` or `HEALTHCHECK`. */
export const parseCommand = (value: string): string[] => JSON.parse(/\[.*\]$/.exec(value)![0]) as string[];
