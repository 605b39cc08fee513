/** Normalizes an e-mail address for comparison: trimmed, NFC, lower case. Hosts and nearly all mailboxes ignore case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
