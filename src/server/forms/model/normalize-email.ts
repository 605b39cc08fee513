/** Normalizes an e-mail address for comparison: trimmed, NFC, lower case. Hosts and nearly all mailboxes ignore case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * The mailbox that the mail to an address most likely reaches: without the part after a plus, dots and invisible characters. Some
 * addresses of different people get the same key, so it is for limits only.
 */
export function getMailboxKey(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(normalizeEmail(email.normalize('NFKC').replace(/\p{Cf}/gu, ''))) ?? [];
  return `${local.replace(/(?<=.)\+.*$/s, '').replaceAll('.', '')}@${domain}`;
}

/** The domain of a normalized e-mail address. */
export const getEmailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
