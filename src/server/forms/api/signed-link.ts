import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormsStore } from '../store/store';
import type { ApiDeps } from './dependencies';

/** What a link in a mail to a subscriber allows: to confirm a subscription, or to unsubscribe. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** The name of a purpose in the path and the signature of a link. Mails that are sent already contain these names. */
export const linkNames = { confirm: 'confirm', unsubscribe: 'leave' } as const satisfies Record<LinkPurpose, string>;

type SignedName = (typeof linkNames)[LinkPurpose] | 'staff' | 'sender' | 'manager';

/** The first 128 bits of an HMAC-SHA256 of a text for a purpose, in hexadecimal. */
const sign = (key: string, purpose: SignedName, text: string): string =>
  createHmac('sha256', key).update(`${purpose} ${text}`).digest('hex').slice(0, 32);

/** Whether one of the keys made a signature, which has 32 characters. */
const isSignature = (signature: string, keys: readonly string[], purpose: SignedName, text: string): boolean =>
  keys.some((key) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, purpose, text))));

/** The key that signs links: the setting, or else a secret of the database. */
export const getLinkKey = (serviceSecret: string | undefined, store: Pick<FormsStore, 'getSecret'>): Promise<string> =>
  serviceSecret === undefined ? store.getSecret('links') : Promise.resolve(serviceSecret);

/** The keys whose links are valid: the current one first, then the previous one. */
export const listLinkKeys = async ({ settings, store }: Pick<ApiDeps, 'settings' | 'store'>): Promise<string[]> =>
  [await getLinkKey(settings.serviceSecret, store), settings.previousSecret].filter((key) => key !== undefined);

/** The id in a token and its signature; undefined if the signature is not valid. */
function verifyId(token: string | undefined, keys: readonly string[], purpose: SignedName): string | undefined {
  const [, id, signature] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/.exec(token ?? '') ?? [];
  return id !== undefined && isSignature(signature!, keys, purpose, id) ? id : undefined;
}

/** A link that acts for one subscriber. It contains the subscriber's id and a signature, and no personal data. */
export const createSignedLink = (siteUrl: string, key: string, purpose: LinkPurpose, id: string): string =>
  `${siteUrl}/api/newsletter/${linkNames[purpose]}?of=${id}.${sign(key, linkNames[purpose], id)}`;

/** The subscriber's id in the token of a link; undefined if the signature is not valid for this purpose. */
export const verifySignedLink = (token: string | undefined, keys: readonly string[], purpose: LinkPurpose): string | undefined =>
  verifyId(token, keys, linkNames[purpose]);

/** How long a link works, in milliseconds. */
const lifetime = 24 * 3_600_000;

/** What a valid link names. */
export interface StaffLink {
  /** The token itself, for links and forms of the page. */
  token: string;
  reference: string;
  expiresAt: Date;
}

/** The link with which the staff look after one inquiry, for 24 hours from `now`. It contains the reference and no personal data. */
export function createStaffLink(siteUrl: string, key: string, reference: string, now: Date): string {
  const end = Math.floor((now.getTime() + lifetime) / 1000).toString(36);
  return `${siteUrl}/api/staff?of=${reference}.${end}.${sign(key, 'staff', `${reference} ${end}`)}`;
}

/** Reads the token of a link, expired or not; undefined if its signature is not valid. */
export function verifyStaffLink(token: string | undefined, keys: readonly string[]): StaffLink | undefined {
  const [, reference, end, signature] = /^([0-9A-Z]{3,5}-[0-9A-Z]{3})\.([0-9a-z]{1,9})\.([0-9a-f]{32})$/.exec(token ?? '') ?? [];
  if (reference === undefined || !isSignature(signature!, keys, 'staff', `${reference} ${end}`)) return undefined;
  return { token: token!, reference, expiresAt: new Date(parseInt(end!, 36) * 1000) };
}

/** The link with which who sent an inquiry sees or erases it, as long as it is stored. It contains the reference and no personal data. */
export const createSenderLink = (siteUrl: string, key: string, reference: string): string =>
  `${siteUrl}/api/inquiry?of=${reference}.${sign(key, 'sender', reference)}`;

/** The reference in the token of such a link; undefined if its signature is not valid. */
export function verifySenderLink(token: string | undefined, keys: readonly string[]): string | undefined {
  const [, reference, signature] = /^([0-9A-Z]{3,5}-[0-9A-Z]{3})\.([0-9a-f]{32})$/.exec(token ?? '') ?? [];
  return reference !== undefined && isSignature(signature!, keys, 'sender', reference) ? reference : undefined;
}

/** The link with which the manager of a showroom changes its hours of today, until it is revoked. It contains the manager's id. */
export const createManagerLink = (siteUrl: string, key: string, id: string): string =>
  `${siteUrl}/api/showroom?of=${id}.${sign(key, 'manager', id)}`;

/** The manager's id in the token of such a link; undefined if its signature is not valid. */
export const verifyManagerLink = (token: string | undefined, keys: readonly string[]): string | undefined =>
  verifyId(token, keys, 'manager');
