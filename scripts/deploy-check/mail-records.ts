import { assertRight } from './site';

/** Reads the TXT records of a name, each in its parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The TXT records of a name that begin with a version; none if the name does not exist. */
async function readRecords(resolveTxt: ResolveTxt, name: string, version: string): Promise<string[]> {
  const records = await resolveTxt(name).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    assertRight(['ENOTFOUND', 'ENODATA'].includes(code), `DNS cannot be asked for ${name} (${code})`, 'Is there a network?');
    return [];
  });
  return records.map((parts) => parts.join('')).filter((record) => record.startsWith(version));
}

/**
 * Checks the records by which receivers of mail recognize a sender: SPF and DMARC of its domain, and DKIM if the selector is known.
 * @throws {Wrong} when one is missing or allows everybody to send.
 */
export async function checkMailRecords(resolveTxt: ResolveTxt, domain: string, selector: string | undefined): Promise<string> {
  const spf = await readRecords(resolveTxt, domain, 'v=spf1');
  const provider = 'Your mail provider says what it is.';
  assertRight(
    spf.length === 1,
    `${domain} has ${spf.length} SPF records, not one`,
    `Add one TXT record that begins with v=spf1. ${provider}`,
  );
  assertRight(/ [-~]all$| redirect=/.test(spf[0]!), `The SPF record of ${domain} lets everybody send`, 'It must end with -all or ~all.');
  // The policy of a subdomain is that of the domain above it.
  const names = [domain, domain.replace(/^[^.]+\.(?=[^.]+\.)/, '')].map((name) => `_dmarc.${name}`);
  const [own = [], above = []] = await Promise.all(names.map((name) => readRecords(resolveTxt, name, 'v=DMARC1')));
  const dmarc = own.length > 0 ? own : above;
  assertRight(
    dmarc.length === 1 && /;\s*p=(?:none|quarantine|reject)\b/.test(dmarc[0]!),
    `${names[0]} has ${dmarc.length} DMARC records, not one with a policy`,
    `Add the TXT record v=DMARC1; p=none; rua=mailto:… and raise it to p=quarantine when its reports are clean.`,
  );
  const [policy] = /p=\w+/.exec(dmarc[0]!)!;
  if (selector === undefined) return `${domain} has SPF and DMARC (${policy}); --dkim=<selector> asks for DKIM too`;
  const keys = await readRecords(resolveTxt, `${selector}._domainkey.${domain}`, '');
  assertRight(
    keys.some((key) => /p=[\w+/]{40,}/.test(key)),
    `${selector}._domainkey.${domain} has no DKIM key`,
    `Add the record that your mail provider shows.`,
  );
  return `${domain} has SPF, DMARC (${policy}) and DKIM`;
}
