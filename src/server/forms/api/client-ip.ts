/** The eight groups of an IPv6 address, with `::` expanded and leading zeros removed. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The part of an address that identifies a visitor's network: the whole IPv4 address, or the first 64 bits of an IPv6 address,
 * the prefix that a household gets (RFC 6177). An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function getIpPrefix(address: string): string {
  const bare = address.trim().toLowerCase().replace(/%.*$/, '');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  if (mapped !== undefined || !bare.includes(':')) return mapped ?? bare;
  return expandIpv6(bare).slice(0, 4).join(':');
}

/**
 * The visitor's address in `X-Forwarded-For`. Each proxy appends the address it received the request from, so only the last
 * `proxies` entries, written by our own proxies, are trusted. Undefined if there are fewer entries than that.
 */
export const parseForwardedFor = (header: string | null | undefined, proxies: number): string | undefined =>
  proxies > 0
    ? header
        ?.split(',')
        .map((entry) => entry.trim())
        .at(-proxies)
    : undefined;
