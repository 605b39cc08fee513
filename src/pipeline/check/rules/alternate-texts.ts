import { posix } from 'node:path';
import { toAnchorSlug } from '../../../domain/routes/anchors';
import type { Content } from '../content';
import { createFieldFault, createFault, type Fault } from '../fault';
import { formatValue } from '../issue-subject';
import type { Rule, Rules } from '../rule';
import { getValueAt } from '../source-file';

/** An alternate text with its picture. */
interface AlternateText {
  alt: string;
  file: string;
  caption: unknown;
  toFault: (message: string) => Fault;
}

function getAlternateTexts({ fields, markdownTokens }: Content): AlternateText[] {
  const inFields = fields.flatMap(({ entry, path, value, role }) => {
    const beside = (name: string) => getValueAt(entry.value, [...path.slice(0, -1), name]);
    const alt = role === 'picture-file' ? beside('alt') : undefined;
    if (typeof alt !== 'string') return [];
    const toFault = (message: string) => createFieldFault(entry, [...path.slice(0, -1), 'alt'], message);
    return [{ alt: alt.trim(), file: value, caption: beside('caption'), toFault }];
  });
  const inTexts = markdownTokens.flatMap(({ entry, token }) =>
    token.kind === 'picture' && token.alt !== ''
      ? [
          {
            alt: token.alt,
            file: token.target,
            caption: undefined,
            toFault: (message: string) => createFault(entry.source, token.offset, message),
          },
        ]
      : [],
  );
  return [...inFields, ...inTexts];
}

/** The longest alternate text that a screen reader reads in one go. */
const maxLength = 250;

const isFileName = (alt: string) =>
  /^\S*\.(?:jpe?g|png|webp|svg|heic)$/i.test(alt) || /^(?:img|dsc|dscn|pxl|image|photo)[-_ ]?\d+$/i.test(alt);

interface AlternateTextMistake {
  isWrong: (text: AlternateText) => boolean;
  message: (text: AlternateText) => string;
}

/** What is no alternate text at all. */
const wrongTexts: readonly AlternateTextMistake[] = [
  { isWrong: ({ alt }) => isFileName(alt), message: ({ alt }) => `The alternate text \`${alt}\` is the name of a file.` },
  {
    isWrong: ({ alt }) => /^(?:an? )?(?:image|picture|photo(?:graph)?|graphic|logo|screenshot|alt(?:ernate)? text|larawan)\.?$/i.test(alt),
    message: ({ alt }) => `The alternate text \`${alt}\` says that there is a picture, and not what it shows.`,
  },
];

const suspectTexts: readonly AlternateTextMistake[] = [
  {
    isWrong: ({ alt, file }) =>
      alt.includes(' ') && !isFileName(alt) && toAnchorSlug(alt) === toAnchorSlug(posix.basename(file, posix.extname(file))),
    message: ({ file }) => `The alternate text says what the file is named, \`${posix.basename(file)}\`.`,
  },
  {
    isWrong: ({ alt }) => /^(?:an? |the )?(?:image|picture|photo(?:graph)?|screenshot) of\b/i.test(alt),
    message: ({ alt }) => `The alternate text begins with ${formatValue(/^.*? of\b/i.exec(alt)![0])}, which a screen reader says already.`,
  },
  {
    isWrong: ({ alt }) => alt.length > maxLength,
    message: ({ alt }) => `The alternate text has ${alt.length} characters, and a screen reader reads ${maxLength} in one go.`,
  },
  {
    isWrong: ({ alt, caption }) => alt === caption,
    message: () => 'The alternate text is the caption once more, and would be heard twice.',
  },
];

const alternateTextRule =
  (mistakes: readonly AlternateTextMistake[]): Rule =>
  (content) =>
    getAlternateTexts(content).flatMap((text) => {
      const mistake = mistakes.find(({ isWrong }) => isWrong(text));
      return mistake ? [text.toFault(`${mistake.message(text)} Write what is seen, for those who cannot see it.`)] : [];
    });

export const alternateTextRules: Rules = { wrongAlternateTexts: alternateTextRule(wrongTexts) };
export const alternateTextWarningRules: Rules = { suspectAlternateTexts: alternateTextRule(suspectTexts) };
