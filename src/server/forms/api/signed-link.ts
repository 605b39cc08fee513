import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkSigner, StoredInquiry } from '../model/service-types';
import type { Settings } from '../model/settings';
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

/** What tells of a service how it signs, without its key. */
export const describeSigner = (key: string, siteUrl: string): LinkSigner => ({
  keyHash: createHmac('sha256', key).update('signer').digest('hex'),
  siteUrl,
});

/**
 * The key and the origin with which a command signs links, which are those of the service.
 * @throws {Error} when the command has others, so that its links would be dead; or the service has not run, so that nobody knows.
 */
export async function getServiceSigner(
  { serviceSecret, siteUrl: ownUrl }: Pick<Settings, 'serviceSecret' | 'siteUrl'>,
  store: Pick<FormsStore, 'getSecret' | 'getSigner'>,
): Promise<{ key: string; siteUrl: string }> {
  const signer = await store.getSigner();
  if (!signer)
    throw new Error(
      'The service has not run on this database, so its key is not known: start it, and try again; on Netlify within a quarter of an hour.',
    );
  const key = await getLinkKey(serviceSecret, store);
  const { siteUrl } = signer;
  if (describeSigner(key, siteUrl).keyHash !== signer.keyHash)
    throw new Error(
      'Nothing was done: the service signs with another key, so the link would be dead. Set SERVICE_SECRET as it is for the service.',
    );
  if (ownUrl !== undefined && ownUrl !== siteUrl)
    throw new Error(`Nothing was done: the links of the service lead to ${siteUrl}. Set SITE_URL to that, or leave it out.`);
  return { key, siteUrl };
}

/** A link for the random id of one row: no restored or copied database has it in another row. It contains a signature, and no personal data. */
export const createSignedLink = (siteUrl: string, key: string, purpose: Exclude<LinkPurpose, 'sender'>, id: string): string =>
  `${siteUrl}/api/${linkPaths[purpose]}?of=${id}.${sign(key, purpose, id)}`;

/** Such a link for a mail, which is made anew when the mail is sent. */
export const createMailLink = <Purpose extends Exclude<LinkPurpose, 'sender'>>(
  siteUrl: string,
  key: string,
  purpose: Purpose,
  id: string,
) => ({
  purpose,
  id,
  url: createSignedLink(siteUrl, key, purpose, id),
});

/** The id in the token of a link; undefined if the signature is not valid for this purpose. */
export function verifySignedLink(
  token: string | undefined,
  keys: readonly string[],
  purpose: Exclude<LinkPurpose, 'sender'>,
): string | undefined {
  const [, id, signature] = /^([\w-]+)\.([0-9a-f]{32})$/.exec(token ?? '') ?? [];
  return id !== undefined && isSignature(signature!, keys, purpose, id) ? id : undefined;
}

/**
 * What the links of an inquiry name: its id. Those of earlier versions named its reference, which may have come twice; they work for the
 * references of six characters that no later inquiry gets.
 */
const inquiryName = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\dA-Z]{3}-[\dA-Z]{3})$/;

/** The link for who sent an inquiry. It works for the address to which it is mailed, as long as that is the address of the inquiry. */
export const createSenderLink = (siteUrl: string, key: string, id: string, email: string): string =>
  `${siteUrl}/api/${linkPaths.sender}?of=${id}.${sign(key, 'sender', `${id} ${email}`)}`;

/** The name in the token of a sender's link, whose signature is not verified; undefined if it is not whole. */
export function readSenderLink(token: string | undefined): string | undefined {
  const [, name = ''] = /^([\w-]+)\.[\da-f]{32}$/.exec(token ?? '') ?? [];
  return inquiryName.test(name) ? name : undefined;
}

/** Whether a whole token of a sender's link was made for this inquiry and its address. One of an earlier version names no address. */
export function isSenderLink(
  token: string,
  keys: readonly string[],
  { id, email, emailState }: Pick<StoredInquiry, 'id' | 'email' | 'emailState'>,
): boolean {
  const [name = '', signature = ''] = token.split('.');
  if (email === null || (name !== id && emailState !== null)) return false;
  return isSignature(signature, keys, 'sender', name === id ? `${id} ${email}` : name);
}

/** How long the link of the staff works, in milliseconds. */
const lifetime = 24 * 3_600_000;

/** What a valid link names. */
export interface StaffLink {
  /** The token itself, for links and forms of the page. */
  token: string;
  /** The name of the inquiry: its id, or the reference of one of an earlier version. */
  name: string;
  expiresAt: Date;
}

/** The link with which the staff look after one inquiry, for 24 hours from `now`. It contains its id and no personal data. */
export function createStaffLink(siteUrl: string, key: string, id: string, now: Date): string {
  const end = Math.floor((now.getTime() + lifetime) / 1000).toString(36);
  return `${siteUrl}/api/staff?of=${id}.${end}.${sign(key, 'staff', `${id} ${end}`)}`;
}

/** Reads the token of a link, expired or not; undefined if its signature is not valid. */
export function verifyStaffLink(token: string | undefined, keys: readonly string[]): StaffLink | undefined {
  const [, name = '', end, signature] = /^([\w-]+)\.([0-9a-z]{1,9})\.([0-9a-f]{32})$/.exec(token ?? '') ?? [];
  if (!inquiryName.test(name) || !isSignature(signature!, keys, 'staff', `${name} ${end}`)) return undefined;
  return { token: token!, name, expiresAt: new Date(parseInt(end!, 36) * 1000) };
}
