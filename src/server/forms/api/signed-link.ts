import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkSigner, MailLink } from '../model/service-types';
import type { Settings } from '../model/settings';
import type { FormsStore } from '../store/store';
import { type ApiDeps, getSiteUrl, type WordDeps } from './dependencies';

/** The pages of signed links, by what a link allows. Mails that are sent already contain these names. */
const linkPaths = {
  /** To confirm a subscription, and to leave the newsletter. */
  confirm: 'newsletter/confirm',
  leave: 'newsletter/leave',
  /** To see and erase what was sent, for who sent it: it works for the address to which it is mailed, as long as that is the address of the inquiry. */
  sender: 'inquiry',
  /** To change the hours of a showroom. */
  manager: 'showroom',
  /** To look after one inquiry, for a day. */
  staff: 'staff',
} as const;

export type LinkPurpose = keyof typeof linkPaths;

/** How long the link of the staff works, in milliseconds. The others work as long as what they name is stored. */
const staffLifetime = 24 * 3_600_000;

/** The first 128 bits of an HMAC-SHA256 of what a link names for a purpose, in hexadecimal. `bound` is what else it holds for. */
const sign = (key: string, purpose: LinkPurpose, id: string, bound?: string): string =>
  createHmac('sha256', key)
    .update([purpose, id, ...(bound === undefined ? [] : [bound])].join(' '))
    .digest('hex')
    .slice(0, 32);

/** With what links are signed, and when. */
export interface Signer {
  siteUrl: string;
  key: string;
  now: Date;
}

/** The key that signs links: the setting, or else a secret of the database. */
export const getLinkKey = (serviceSecret: string | undefined, store: Pick<FormsStore, 'getSecret'>): Promise<string> =>
  serviceSecret === undefined ? store.getSecret('links') : Promise.resolve(serviceSecret);

export const getSigner = async (deps: Pick<ApiDeps, 'settings' | 'content' | 'store' | 'now'>): Promise<Signer> => ({
  siteUrl: getSiteUrl(deps),
  key: await getLinkKey(deps.settings.serviceSecret, deps.store),
  now: deps.now(),
});

/** What tells of a service how it signs, without its key. */
export const describeSigner = ({ key, siteUrl }: Omit<Signer, 'now'>): LinkSigner => ({
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
): Promise<Signer> {
  const signer = await store.getSigner();
  if (!signer)
    throw new Error(
      'The service has not run on this database, so its key is not known: start it, and try again; on Netlify within a quarter of an hour.',
    );
  const key = await getLinkKey(serviceSecret, store);
  const { siteUrl } = signer;
  if (describeSigner({ key, siteUrl }).keyHash !== signer.keyHash)
    throw new Error(
      'Nothing was done: the service signs with another key, so the link would be dead. Set SERVICE_SECRET as it is for the service.',
    );
  if (ownUrl !== undefined && ownUrl !== siteUrl)
    throw new Error(`Nothing was done: the links of the service lead to ${siteUrl}. Set SITE_URL to that, or leave it out.`);
  return { key, siteUrl, now: new Date() };
}

/**
 * A link for the random id of one row: no restored or copied database has it in another row. It contains a signature, and no personal data.
 * `email` is the address to which that of a sender is mailed.
 */
export function createLink({ siteUrl, key, now }: Signer, purpose: LinkPurpose, id: string, email = ''): string {
  const end = Math.floor((now.getTime() + staffLifetime) / 1000).toString(36);
  const bound = { staff: end, sender: email, confirm: undefined, leave: undefined, manager: undefined }[purpose];
  const token = [id, ...(purpose === 'staff' ? [end] : []), sign(key, purpose, id, bound)].join('.');
  return `${siteUrl}/api/${linkPaths[purpose]}?of=${token}`;
}

/** Such a link for a mail, which is signed when the mail is sent. */
export const createMailLink = (words: WordDeps, purpose: MailLink['purpose'], id: string): MailLink => ({
  purpose,
  id,
  url: `${getSiteUrl(words)}/api/${linkPaths[purpose]}?of=${id}`,
});

/** What the links of an inquiry name: its id, and no reference, which may come twice. */
const inquiryId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The token of a link, whose signature is not verified. */
export interface LinkToken {
  purpose: LinkPurpose;
  id: string;
  /** When the link of the staff ends, in seconds since 1970 and in base 36. */
  end: string | undefined;
  signature: string;
}

/** The parts of a token; undefined if it is not whole. */
export function parseToken(token: string, purpose: LinkPurpose): LinkToken | undefined {
  const [, id = '', end, signature = ''] = /^([\w-]+)(?:\.([0-9a-z]{1,9}))?\.([0-9a-f]{32})$/.exec(token) ?? [];
  const isNamed = purpose === 'staff' || purpose === 'sender' ? inquiryId.test(id) : id !== '';
  return isNamed && (end !== undefined) === (purpose === 'staff') ? { purpose, id, end, signature } : undefined;
}

/** Whether a token was signed: that of a sender for an address. The key may be the previous one. */
export async function isSigned(
  { purpose, id, end, signature }: LinkToken,
  { settings, store }: Pick<ApiDeps, 'settings' | 'store'>,
  email?: string,
): Promise<boolean> {
  const keys = [await getLinkKey(settings.serviceSecret, store), settings.previousSecret].filter((key) => key !== undefined);
  return keys.some((key) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, purpose, id, email ?? end))));
}

/** Reads a link whose token says all that was signed; undefined if the signature is not valid for this purpose. */
export async function readLink(
  token: string,
  purpose: Exclude<LinkPurpose, 'sender'>,
  deps: Pick<ApiDeps, 'settings' | 'store'>,
): Promise<{ token: string; id: string; expiresAt: Date } | undefined> {
  const parsed = parseToken(token, purpose);
  if (!parsed || !(await isSigned(parsed, deps))) return undefined;
  return { token, id: parsed.id, expiresAt: new Date(parseInt(parsed.end ?? '', 36) * 1000) };
}
