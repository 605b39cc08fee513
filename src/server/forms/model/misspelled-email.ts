import { distance } from 'fastest-levenshtein';
import { getEmailDomain } from './normalize-email';

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
