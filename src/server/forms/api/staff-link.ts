import { isSignature, sign } from './signed-link';

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
  if (token === undefined || reference === undefined || end === undefined || signature === undefined) return undefined;
  if (!isSignature(signature, keys, 'staff', `${reference} ${end}`)) return undefined;
  return { token, reference, expiresAt: new Date(parseInt(end, 36) * 1000) };
}
