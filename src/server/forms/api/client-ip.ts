import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as numbers. */
function expandIpv6(address: string): number[] {
  // The canonical form has one `::` at most, and no embedded IPv4 address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const toGroups = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = [toGroups(head), toGroups(tail)];
  const missing = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...missing, ...after].map((group) => parseInt(group, 16));
}

/**
 * The address in a text: IPv4 or IPv6, which some proxies write with a port, in brackets or in quotes. An IPv4-mapped IPv6 address
 * is its IPv4 address. Undefined if the text has no address.
 */
export function parseIp(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? [];
  const [, dotted] = /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(bare) ?? [];
  const address = (bracketed ?? dotted ?? bare).replace(/%.*$/, '');
  if (!isIPv6(address)) return isIPv4(address) ? address : undefined;
  const groups = expandIpv6(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (!isMapped) return groups.map((group) => group.toString(16)).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** A network that an address belongs to, and how many times the limit of one visitor applies to it. */
export interface ClientNetwork {
  prefix: string;
  factor: number;
}

/**
 * The networks that are counted for an address, from the one of a household to larger ones that one sender may own: an IPv4 address
 * and its /24; the /64, /56 and /48 of an IPv6 address (RFC 6177). All unknown addresses are one network.
 */
export function listNetworks(address: string | undefined): ClientNetwork[] {
  const ip = parseIp(address ?? '');
  if (ip === undefined) return [{ prefix: 'unknown', factor: 1 }];
  if (isIPv4(ip)) {
    return [
      { prefix: ip, factor: 1 },
      { prefix: `${ip.replace(/\.\d+$/, '')}.0/24`, factor: 8 },
    ];
  }
  const groups = ip.split(':');
  const [site, subnet] = [groups.slice(0, 3).join(':'), parseInt(groups[3]!, 16)];
  return [
    { prefix: `${site}:${subnet.toString(16)}`, factor: 1 },
    { prefix: `${site}:${(subnet >> 8).toString(16)}00/56`, factor: 2 },
    { prefix: `${site}/48`, factor: 4 },
  ];
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

/** The addresses of this machine and of private networks (RFC 1918, RFC 4193, RFC 4291). */
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

function createBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (type === 'ipv6' ? 128 : 32)), type);
  }
  return list;
}

/**
 * Creates a function that returns the visitor's address from the address of the connection and `X-Forwarded-For`. The header counts
 * only on a connection from a private network, or from one of `addresses`: anybody else could have written it.
 */
export function createClientIpReader({ count, addresses }: { count: number; addresses: readonly string[] }) {
  const proxies = createBlockList([...privateNetworks, ...addresses]);
  return (peer: string | undefined, header: string | undefined): string | undefined => {
    const ip = parseIp(peer ?? '');
    const isProxy = ip !== undefined && proxies.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
    return (isProxy ? parseForwardedFor(header, count) : undefined) ?? ip;
  };
}
