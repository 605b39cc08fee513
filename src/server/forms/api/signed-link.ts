import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormsStore } from '../store/store';
import type { ApiDeps } from './dependencies';

/** The paths of the links that work as long as what they name is stored, by what they allow. Mails that are sent already contain these names. */
const linkPaths = { confirm: 'newsletter/confirm', leave: 'newsletter/leave', sender: 'inquiry', manager: 'showroom' } as const;

/**
 * What such a link allows: to confirm a subscription, to leave the newsletter, to see and erase what was sent, to change the hours of a
 * showroom.
 */
export type LinkPurpose = keyof typeof linkPaths;

type SignedName = LinkPurpose | 'staff';

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

/** A link for one id: that of a subscriber or a manager, or the reference of an inquiry. It contains a signature, and no personal data. */
export const createSignedLink = (siteUrl: string, key: string, purpose: LinkPurpose, id: string): string =>
  `${siteUrl}/api/${linkPaths[purpose]}?of=${id}.${sign(key, purpose, id)}`;

/** Such a link for a mail, which is made anew when the mail is sent. */
export const createMailLink = <Purpose extends LinkPurpose>(siteUrl: string, key: string, purpose: Purpose, id: string) => ({
  purpose,
  id,
  url: createSignedLink(siteUrl, key, purpose, id),
});

/** The id in the token of a link; undefined if the signature is not valid for this purpose. */
export function verifySignedLink(token: string | undefined, keys: readonly string[], purpose: LinkPurpose): string | undefined {
  const [, id, signature] = /^([\w-]+)\.([0-9a-f]{32})$/.exec(token ?? '') ?? [];
  return id !== undefined && isSignature(signature!, keys, purpose, id) ? id : undefined;
}

/** How long the link of the staff works, in milliseconds. */
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
