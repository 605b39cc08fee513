import { domainToASCII } from 'node:url';
import { distance } from 'fastest-levenshtein';
import { cleanValue, isEmail } from '../../../domain/forms/form-validation';

/** The domain of an e-mail address. */
export const getEmailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Whether the domain of a clean e-mail address, in Punycode, obeys the rules of host names. */
export const hasPossibleDomain = (email: string): boolean => {
  const domain = domainToASCII(getEmailDomain(email));
  return domain.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(domain);
};

/**
 * Normalizes an e-mail address for comparison and for mail: cleaned, lower case, its domain in Punycode. Hosts and nearly all mailboxes
 * ignore case.
 */
export function normalizeEmail(email: string): string {
  const text = cleanValue('email', email).toLowerCase();
  const domain = getEmailDomain(text);
  return text.slice(0, text.length - domain.length) + (domainToASCII(domain) || domain);
}

/** The normalized e-mail address that a text is; undefined if it is none. */
export function parseEmail(text: unknown): string | undefined {
  const email = typeof text === 'string' ? cleanValue('email', text) : '';
  return isEmail(email) && hasPossibleDomain(email) ? normalizeEmail(email) : undefined;
}

/**
 * The mailbox that the mail to an address most likely reaches: without the part after a plus and dots. Some
 * addresses of different people get the same key, so it is for limits only.
 */
export function getMailboxKey(email: string): string {
  const text = normalizeEmail(email);
  const domain = getEmailDomain(text);
  const local = text.slice(0, -domain.length - 1);
  const plus = local.indexOf('+', 1);
  return `${(plus === -1 ? local : local.slice(0, plus)).replaceAll('.', '')}@${domain}`;
}

/** Where most private mailboxes of visitors are. */
const providers = ['gmail.com', 'yahoo.com', 'yahoo.com.ph', 'hotmail.com', 'outlook.com', 'icloud.com'];
/** Real domains that are as near to one of these as a slip. */
const others = ['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'yahoo.com.pe', 'yahoo.co', 'outlook.co'];
/** Endings that no domain has (IANA, Root Zone Database), and that are a slip from `.com`. */
const wrongEnding = /\.(?:con|comm|coom|cmo|ocm|vom|xom|cpm|cim)$/;

const sortLetters = (text: string): string => Array.from(text).sort().join('');

/** Whether a word is another with one slip: a letter that is missing, added, another one, or in another place. */
const isSlip = (word: string, meant: string): boolean => distance(word, meant) === 1 || sortLetters(word) === sortLetters(meant);

/** The address that was probably meant, for one in a domain that is mistyped as people do; undefined for any other. It is only a guess. */
export function guessMeantEmail(email: string): string | undefined {
  const given = getEmailDomain(email);
  const domain = given.replace(wrongEnding, '.com');
  // Google Mail has one domain.
  const near = /^gmail\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(domain) ? 'gmail.com' : providers.find((provider) => isSlip(domain, provider));
  const meant = [...providers, ...others].includes(domain) ? domain : (near ?? domain);
  return meant === given ? undefined : email.slice(0, email.length - given.length) + meant;
}
