import { createHash } from 'node:crypto';
import { privacyPath } from '../../../domain/routes/routes';
import { parseMarkdownTokens } from '../markdown-tokens';
import { entryRule, type Rules } from '../rule';

/** A version of the notice: its number, and a digest of the number and the text. Line breaks of the file do not count. */
function createVersion(
  number: number,
  { lead, parts }: { lead?: string; parts?: readonly ({ title?: string; text?: string } | undefined)[] },
): string {
  const texts = [lead, ...(parts ?? []).flatMap((part) => [part?.title, part?.text])];
  const digest = createHash('sha256').update(JSON.stringify([number, texts.map((text) => text?.replace(/\s+/g, ' ').trim())]));
  return `${number}-${digest.digest('hex').slice(0, 8)}`;
}

/**
 * A changed notice has a new version. The digest holds the number, and the message names the digest of the next number only: nobody can
 * change the text and keep the number.
 */
const noticeVersion = entryRule('PrivacyNotice', function* ({ value }) {
  if (value.version === undefined) return;
  const number = Number.parseInt(value.version, 10);
  if (value.version === createVersion(number, value)) return;
  const next = createVersion(number + 1, value);
  yield [
    ['version'],
    `The notice is not that of version ${number}: its text has changed. Write \`version: ${next}\`, and in \`date\` the day from which it holds. If you meant to change nothing, put the text back.`,
  ];
});

const linksToNotice = (text: string): boolean =>
  parseMarkdownTokens(text).some((token) => token.kind === 'link' && token.target === privacyPath);

/** The text beside the consent of a form leads to the whole notice. */
const formNotice = entryRule('ContactForm', function* ({ value: { notice } }) {
  if (notice !== undefined && !linksToNotice(notice))
    yield [['notice'], `The text does not lead to the whole privacy notice. Add a link such as \`[Our privacy notice](${privacyPath})\`.`];
});

/** The footer leads to the notice, from every page. */
const footerNotice = entryRule('Navigation', function* ({ value: { footer } }) {
  if (footer && !footer.some((action) => action?.to === undefined || action.to === privacyPath))
    yield [['footer'], `The footer does not lead to the privacy notice. Add an entry with \`to: ${privacyPath}\`.`];
});

export const privacyRules: Rules = { noticeVersion, formNotice, footerNotice };
