import { createHash } from 'node:crypto';
import { getSmallBar } from '../../../domain/bar-width';
import { addDays } from '../../../domain/dates';
import { accessibilityPath, privacyPath } from '../../../domain/routes';
import { contentKinds, findContentKind } from '../../../schema/content-kinds';
import { getEntries, getFieldsByRole, getPublished, type ContentEntry } from '../read/content-model';
import { parseMarkdownTokens } from '../read/markdown-tokens';
import { pictureFilePattern } from '../read/pictures';
import { toMeantName } from '../read/source-file';
import { findPattern } from '../patterns';
import { createFieldFault, createFileFault } from '../report';
import { formatClosestName, formatNames, findClosestName } from '../wording';
import { findDuplicates, type Rule, type Rules, entryRule } from './rule';

const missingFiles: Rule = function* ({ files }) {
  for (const { files: file, schema, format } of contentKinds) {
    if (file.includes('*') || files.some((name) => toMeantName(name) === file)) continue;
    const what = (schema.meta()?.description ?? 'a part of the site').toLowerCase();
    yield createFileFault(
      file,
      format === 'list'
        ? `The file is missing. It is a list, and each entry of it is: ${what}. An empty list is written \`[]\`.`
        : `The file is missing. It holds: ${what}. Put it back.`,
    );
  }
};

const patterns = contentKinds.map(({ files }) => files.replace('*', '<name>'));
const inFolders = patterns.filter((path) => path.includes('/'));
const singleFiles = patterns.filter((path) => !path.includes('/'));

function formatAdvice(file: string): string {
  const stray = findPattern('strayFiles', file)?.message;
  if (stray !== undefined) return stray;
  const [folder, ...below] = file.split('/');
  const folders = inFolders.map((path) => path.split('/')[0]!);
  const name = below.length === 0 ? findClosestName(file, singleFiles) : findClosestName(folder!, folders);
  const unread = 'The site does not read a file of this name and folder.';
  if (name === undefined) return `${unread} Files are ${formatNames(singleFiles)}, and in folders ${formatNames(inFolders)}.`;
  return `${unread} Did you mean \`content/${below.length === 0 ? name : inFolders[folders.indexOf(name)]!}\`?`;
}

const unknownFiles: Rule = function* ({ files }) {
  for (const file of files)
    if (!findContentKind(file) && !pictureFilePattern.test(file) && !/^documents\/[^/]+\/[^/]+\.pdf$|^README\.md$/.test(file))
      yield createFileFault(file, formatAdvice(file));
};

/** No two files are one file on the computers of editors: Windows and macOS do not tell capitals apart, nor two ways to store an accent. */
const twinFiles: Rule = ({ files }) =>
  findDuplicates(files, (file) => file.normalize('NFC').toLowerCase()).map(({ item, first }) => {
    const message = `Only capitals or accents tell this file from content/${first}, and on Windows and macOS the two are one. Rename one of them.`;
    return createFileFault(item, message);
  });

const companyYears = entryRule('ContentSite', function* ({ value: { since, until } }, { today }) {
  if (since !== undefined && since > Number(today.slice(0, 4)))
    yield [['since'], `\`since\` is ${since}, which is still to come. Write the year in which the company began.`];
  else if (since !== undefined && until !== undefined && until < since)
    yield [['until'], `\`until\` is ${until}, before \`since\`, which is ${since}. Look at both years.`];
});

/** A version of the notice: its number, and a digest of the number and the text. Line breaks of the file do not count. */
function createVersion(number: number, { lead, parts = [] }: ContentEntry<'PrivacyNotice'>['value']): string {
  const texts = [lead, ...parts.flatMap((part) => [part?.title, part?.text])];
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
  const message = `The notice is not that of version ${number}: its text has changed. Write \`version: ${next}\`, and in \`date\` the day from which it holds. If you meant to change nothing, put the text back.`;
  yield [['version'], message];
});

const noticeDate = entryRule('PrivacyNotice', function* (entry, content) {
  const { date: before } = getPublished(content, entry)?.value ?? {};
  const { date } = entry.value;
  if (date !== undefined && before !== undefined && date < before)
    yield [['date'], `The notice holds from ${date}, and the one before it from ${before}. Write the day from which this one holds.`];
});

const formNotice = entryRule('ContactForm', function* ({ value: { notice } }) {
  if (notice !== undefined && !parseMarkdownTokens(notice).some((token) => token.kind === 'link' && token.target === privacyPath))
    yield [['notice'], `The text does not lead to the whole privacy notice. Add a link such as \`[Our privacy notice](${privacyPath})\`.`];
});

const footerTargets = { [privacyPath]: 'the privacy notice', [accessibilityPath]: 'the accessibility statement' };

const footerNotices = entryRule('Navigation', function* ({ value: { footer } }) {
  for (const [path, what] of Object.entries(footerTargets))
    if (footer && !footer.some((action) => action?.to === undefined || action.to === path))
      yield [['footer'], `The footer does not lead to ${what}. Add an entry with \`to: ${path}\`.`];
});

/** How many days before its end the check warns of what holds until a day. */
const warningDays = 30;

/** How many days the address for security faults may hold (RFC 9116, 2.5.5). */
const maxSecurityDays = 366;

/** The address that takes reports of security faults holds for a while, and is looked at once a year. */
const securityExpiry = entryRule('ContentSite', function* ({ value: { security } }, { today }) {
  const expires = security?.expires;
  if (expires !== undefined && (expires < addDays(today, warningDays) || expires > addDays(today, maxSecurityDays)))
    yield [
      ['security', 'expires'],
      `The address for reports of security faults holds until ${expires}. Look whether somebody reads it, and write a day within the next year.`,
    ];
});

/** F5: proofs of registration that end within a month, or have ended. */
const proofExpiry = entryRule('ContentSite', function* ({ value: { proofs = [] } }, { today }) {
  for (const [index, proof] of proofs.entries())
    if (proof?.expires !== undefined && proof.expires < addDays(today, warningDays))
      yield [
        ['proofs', index, 'expires'],
        `${proof.name ?? 'This proof of registration'} holds until ${proof.expires}. Renew it, and write its new number and its new last day.`,
      ];
});

const namedButtons: Rule = function* (content) {
  const texts = getFieldsByRole(content, 'copy').filter(({ entry }) => entry.source.file === 'text.yaml');
  const labels = texts.map(({ value }) => value);
  for (const { entry, path, value } of texts)
    for (const [, label = ''] of value.matchAll(/\b(?:press|tick) “([^”]+)”/gi)) {
      if (labels.includes(label)) continue;
      const advice = formatClosestName(findClosestName(label, labels), 'Write what it says, as it stands in this file.');
      yield createFieldFault(entry, path, `No button says “${label}”. ${advice}`);
    }
};

/** The networks of social links, by the words in a label and the hosts of their addresses. */
const networks = [
  { name: 'Facebook', label: /\bfacebook\b/i, host: /(?:^|\.)(?:facebook|fb)\.com$/ },
  { name: 'Messenger', label: /\bmessenger\b/i, host: /(?:^|\.)(?:m\.me|messenger\.com)$/ },
  { name: 'Instagram', label: /\binstagram\b/i, host: /(?:^|\.)instagram\.com$/ },
  { name: 'Pinterest', label: /\bpinterest\b/i, host: /(?:^|\.)(?:pinterest\.[a-z.]+|pin\.it)$/ },
  { name: 'YouTube', label: /\byou ?tube\b/i, host: /(?:^|\.)(?:youtube\.com|youtu\.be)$/ },
  { name: 'TikTok', label: /\btik ?tok\b/i, host: /(?:^|\.)tiktok\.com$/ },
  { name: 'LinkedIn', label: /\blinked ?in\b/i, host: /(?:^|\.)linkedin\.com$/ },
  { name: 'X', label: /^(?:x|twitter)\b/i, host: /(?:^|\.)(?:x|twitter)\.com$/ },
];

const networkLabels = entryRule('Navigation', function* ({ value: { social = [] } }) {
  for (const [index, { label, to } = {}] of social.entries()) {
    const host = /^https:\/\/([^/?#:]+)/.exec(to ?? '')?.[1];
    const there = networks.find((network) => host && network.host.test(host));
    if (label !== undefined && there && !there.label.test(label) && networks.some((network) => network.label.test(label)))
      yield [['social', index, 'to'], `The label says “${label}”, and the address is one of ${there.name}. Look which of the two it is.`];
  }
});

/** The words of the bar fit on a laptop of 1280 px. */
const longBar = entryRule('Navigation', function* ({ value: { bar = [] } }, content) {
  const width = getSmallBar(bar, getEntries(content, 'ContentText')[0]?.value.bar?.shop ?? '');
  if (width > 80)
    yield [
      ['bar'],
      `The words of the bar fit from ${Math.round(width * 16)} px on, and fold into the menu on narrower windows. Shorten or take out some.`,
    ];
});

export const siteRules: Rules = {
  missingFiles,
  unknownFiles,
  twinFiles,
  companyYears,
  noticeVersion,
  noticeDate,
  formNotice,
  footerNotices,
  namedButtons,
};
export const siteWarningRules: Rules = { longBar, networkLabels, securityExpiry, proofExpiry };
