import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { ApiBindings } from './dependencies';

function toBytes(ip: string): Buffer {
  if (isIPv4(ip)) return Buffer.from(ip.split('.').map(Number));
  // The canonical form has one `::` at most, and no embedded IPv4 address.
  const halves = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const [head = '', tail = ''] = halves.map((half) => half.replace(/[\da-f]+:?/g, (group) => group.replace(':', '').padStart(4, '0')));
  return Buffer.from(head + tail.padStart(32 - head.length, '0'), 'hex');
}

/**
 * The address in a text: IPv4 or IPv6, which some proxies write with a port, in brackets or in quotes. An IPv4-mapped IPv6 address
 * is its IPv4 address. Undefined if the text has no address.
 */
export function parseIp(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? [];
  const [, dotted] = /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(bare) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? bare).split('%', 1);
  if (!isIPv6(address)) return isIPv4(address) ? address : undefined;
  const bytes = toBytes(address);
  return bytes.toString('hex', 0, 12) === '00000000000000000000ffff' ? bytes.subarray(12).join('.') : address.toLowerCase();
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
  const bytes = toBytes(ip);
  const toNetwork = (bits: number, factor: number) => ({ prefix: `${bytes.toString('hex', 0, bits / 8)}/${bits}`, factor });
  return isIPv4(ip) ? [toNetwork(32, 1), toNetwork(24, 8)] : [toNetwork(64, 1), toNetwork(56, 2), toNetwork(48, 4)];
}

/** The addresses of this machine and of private networks (RFC 1918, RFC 4193, RFC 4291). */
const privateNetworks = '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 ::1/128 fc00::/7 fe80::/10'.split(' ');

/** An address that no visitor has (RFC 5737): a question of docs/deploy.md writes it into the header, as anybody could. */
const nobodysAddress = '192.0.2.1';

/**
 * Creates a function that returns the visitor's address from the address of the connection and `X-Forwarded-For`. The header counts
 * only on a connection from a private network, or from one of `addresses`: anybody else could have written it. Each proxy appends the address
 * it received the request from, so of the entries only the last `count`, written by our own proxies, are trusted. `count` is wrong when there are
 * fewer, when the entry is what anybody could have written, or when it is a proxy to which a visitor came.
 */
export function createClientIpReader({ count, addresses }: { count: number; addresses: readonly string[] }) {
  const proxies = new BlockList();
  for (const network of [...privateNetworks, ...addresses]) {
    const [address = '', bits] = network.split('/');
    const isV6 = isIPv6(address);
    proxies.addSubnet(address, Number(bits ?? (isV6 ? 128 : 32)), isV6 ? 'ipv6' : 'ipv4');
  }
  const isProxy = (ip: string) => proxies.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  return (peer: string | undefined, header: string | undefined): ApiBindings => {
    const ip = parseIp(peer ?? '');
    if (header === undefined || ip === undefined || !isProxy(ip)) return { clientIp: ip };
    const entries = header.split(',').map((entry) => entry.trim());
    const clientIp = count > 0 ? entries.at(-count) : undefined;
    if (clientIp === undefined) return { clientIp: ip, isProxyWrong: true };
    const [named = '', ...before] = [clientIp, ...entries.slice(0, -count)].map((entry) => parseIp(entry) ?? '');
    const hasVisitorBefore = before.some((one) => one !== '' && one !== nobodysAddress && !isProxy(one));
    return { clientIp, isProxyWrong: named === nobodysAddress || (named !== '' && isProxy(named) && hasVisitorBefore) };
  };
}
