import { splitPath } from '../../domain/routes/route-rules';
import type { RedirectRule } from './redirects';
import { decodePath } from '../../domain/routes/decode-path';

/** The first two steps of a path, in plain words: what an article's address and its rule have in common, and no other's. */
const getPathKey = (steps: readonly string[]): string => steps.slice(0, 2).join('/');

/** The key that every path which a rule may take has; undefined where they may have many. */
function getRuleKey({ path }: RedirectRule): string | undefined {
  const steps = splitPath(path);
  const start = steps.slice(0, 2);
  const isPlain = start.length > 0 && !start.some((step) => step.startsWith(':') || step === '*' || step.includes('%'));
  return isPlain ? getPathKey(start) : undefined;
}

/**
 * Finds the rules that may take a path, in their order. There is one for each article, and every request asks: going through all of ten
 * thousand takes milliseconds each time.
 */
export function createRedirectIndex(rules: readonly RedirectRule[]): (pathname: string) => RedirectRule[] {
  const byKey = new Map<string | undefined, { rule: RedirectRule; place: number }[]>();
  rules.forEach((rule, place) => {
    const key = getRuleKey(rule);
    const known = byKey.get(key) ?? [];
    byKey.set(key, known);
    known.push({ rule, place });
  });
  return (pathname) => {
    const key = getPathKey(splitPath(pathname).map(decodePath));
    const found = [...(byKey.get(undefined) ?? []), ...(byKey.get(key) ?? [])];
    return found.sort((a, b) => a.place - b.place).map(({ rule }) => rule);
  };
}
