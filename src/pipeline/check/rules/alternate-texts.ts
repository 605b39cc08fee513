import { posix } from 'node:path';
import { getValueAt } from '../source-file';
import { toAnchorSlug } from '../../../domain/routes/anchors';
import type { Content } from '../content';
import { createFieldFault, createFault, type Fault } from '../fault';
import type { Rule, Rules } from '../rule';

/** An alternate text with its picture. */
interface AlternateText {
  alt: string;
  file: string;
  toFault: (message: string) => Fault;
}

function getAlternateTexts({ fields, markdownTokens }: Content): AlternateText[] {
  const inFields = fields.flatMap(({ entry, path, value, role }) => {
    const alt = role === 'picture-file' ? getValueAt(entry.value, [...path.slice(0, -1), 'alt']) : undefined;
    if (typeof alt !== 'string') return [];
    return [{ alt, file: value, toFault: (message: string) => createFieldFault(entry, [...path.slice(0, -1), 'alt'], message) }];
  });
  const inTexts = markdownTokens.flatMap(({ entry, token }) =>
    token.kind === 'picture' && token.alt !== ''
      ? [{ alt: token.alt, file: token.target, toFault: (message: string) => createFault(entry.source, token.offset, message) }]
      : [],
  );
  return [...inFields, ...inTexts];
}

const advice = 'Write what is seen, for those who cannot see it.';

const isFileName = (alt: string) =>
  /^\S*\.(?:jpe?g|png|webp|svg|heic)$/i.test(alt) || /^(?:img|dsc|dscn|pxl|image|photo)[-_ ]?\d+$/i.test(alt);

/** An alternate text is not the name of a file, which a screen reader would read letter by letter. */
const fileNames: Rule = (content) =>
  getAlternateTexts(content).flatMap(({ alt, toFault }) =>
    isFileName(alt.trim()) ? [toFault(`The alternate text \`${alt}\` is the name of a file. ${advice}`)] : [],
  );

export const alternateTextRules: Rules = { fileNames };

/** An alternate text has more words than the name of its file. */
const fileWords: Rule = (content) =>
  getAlternateTexts(content).flatMap(({ alt, file, toFault }) =>
    toAnchorSlug(alt) === toAnchorSlug(posix.basename(file, posix.extname(file))) && !isFileName(alt.trim()) && alt.includes(' ')
      ? [toFault(`The alternate text says what the file is named, \`${posix.basename(file)}\`. ${advice}`)]
      : [],
  );

export const alternateTextWarningRules: Rules = { fileWords };
