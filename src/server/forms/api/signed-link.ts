import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiStore } from './dependencies';

/** What a link of a mail lets its holder do. */
export type LinkPurpose = 'confirm' | 'leave';

/** 128 bits of HMAC-SHA256 cannot be guessed. */
const sign = (key: string, purpose: LinkPurpose, id: string): string =>
  createHmac('sha256', key).update(`${purpose} ${id}`).digest('hex').slice(0, 32);

/** The key of the links: a setting, or else a secret of the database. */
export const getLinkKey = (serviceSecret: string | undefined, store: Pick<ApiStore, 'secret'>): Promise<string> =>
  serviceSecret === undefined ? store.secret('links') : Promise.resolve(serviceSecret);

/** The address that does something for one subscriber, and tells nothing of them. */
export const createSignedLink = (siteUrl: string, key: string, purpose: LinkPurpose, id: string): string =>
  `${siteUrl}/api/newsletter/${purpose}?of=${id}.${sign(key, purpose, id)}`;

/** The subscriber's id in a link, if the link is whole and for this purpose. */
export function verifySignedLink(of: string | undefined, key: string, purpose: LinkPurpose): string | undefined {
  const [, id, signature] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/.exec(of ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, purpose, id))) ? id : undefined;
}
