import { getPhone } from './phone';

/** The channels by which a visitor may be answered, in the order in which they are offered. */
export const replyChannels = ['email', 'call', 'text', 'viber', 'messenger'] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** The channels on which a visitor may write to a showroom at once. */
export const chatChannels = ['text', 'viber', 'messenger'] as const;

/** The kind of the field with the contact that a channel needs. On Messenger the visitor writes first, so any contact will do. */
export const contactKinds: Readonly<Record<string, string>> = { email: 'email', call: 'tel', text: 'tel', viber: 'tel' };

/** The kinds of field whose validity depends on each other in a form that asks how to answer. */
export const isContactKind = (kind: string): boolean => ['reply', 'email', 'tel'].includes(kind);

/**
 * The field that must have a contact and has none, in a form that asks how to answer: that of the chosen channel, or else the first one if all
 * are empty. The values are clean.
 */
export function findMissingContact(
  rules: readonly { readonly name: string; readonly kind: string }[],
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const reply = rules.find(({ kind }) => kind === 'reply');
  if (!reply) return undefined;
  const needed = contactKinds[values[reply.name] ?? ''];
  const contacts = rules.filter(({ kind }) => (needed === undefined ? ['email', 'tel'].includes(kind) : kind === needed));
  return contacts.some(({ name }) => values[name]) ? undefined : contacts[0]?.name;
}

/** The URL that opens a channel to a telephone number (RFC 3966); on Messenger, to the name of a page. */
export function getChannelUrl(channel: ReplyChannel, to: string): string {
  const number = getPhone(to);
  if (channel === 'messenger') return `https://m.me/${encodeURIComponent(to)}`;
  if (channel === 'viber') return `viber://chat?number=${encodeURIComponent(number)}`;
  return `${channel === 'text' ? 'sms' : 'tel'}:${number}`;
}
