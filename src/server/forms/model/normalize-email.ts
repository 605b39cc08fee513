/**
 * An e-mail address in the one form by which it is known: no spaces around it, composed, in lower case. Hosts never
 * distinguish case, and no mailbox that matters does.
 */
export const normalizeEmail = (written: string): string => written.trim().normalize('NFC').toLowerCase();
