/** An IPv6 address as its eight groups, `::` written out. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * What one visitor's device can hardly change of its address: all of an IPv4 address, the first 64 bits of an IPv6 address,
 * which is what a household is given (RFC 6177). An IPv4 address inside IPv6 counts as itself.
 */
export function getIpPrefix(address: string): string {
  const bare = address.trim().toLowerCase().replace(/%.*$/, '');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  if (mapped !== undefined || !bare.includes(':')) return mapped ?? bare;
  return expandIpv6(bare).slice(0, 4).join(':');
}

/**
 * The visitor's address in `X-Forwarded-For`, to which each proxy adds at the end whom it heard from. Only as many entries as
 * there are own proxies in front can be believed; undefined where there are fewer.
 */
export const parseForwardedFor = (header: string | null | undefined, proxies: number): string | undefined =>
  proxies > 0
    ? header
        ?.split(',')
        .map((entry) => entry.trim())
        .at(-proxies)
    : undefined;
