import { formatUsDate } from './dates';
import { capitalize } from './number-words';

/** The kinds of documents, in the order of the library. The names are those of the texts in content/text.yaml. */
export const documentKinds = ['datasheet', 'drawing', 'setting_out', 'care', 'planning', 'warranty', 'library'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document as a list shows it. */
export interface ListedDocument {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly revised: string;
  /** The address of its file, or of the page of its maker. */
  readonly url: string;
  /** The size of its file in bytes; null for the page of a maker. */
  readonly size: number | null;
}

/** The names of the kinds, and the words before a size and a day. */
export type DocumentLabels = Readonly<Record<DocumentKind | 'file' | 'revised', string>>;

/** The largest size of a document in bytes: a phone on 4G fetches it in half a minute. */
export const maxDocumentSize = 5_000_000;

/** After how many years a document is to be read again. */
const reviewAge = 3;

/** Whether a document of a day is to be read again on another day. */
export const isReviewDue = (revised: string, today: string): boolean =>
  revised < `${Number(today.slice(0, 4)) - reviewAge}${today.slice(4)}`;

/** Formats a size in bytes: `48 kB`, `1.2 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a visitor reads of a document before it is opened: `Care, PDF, 48 kB, revised 11/26/2026`; without its kind where a heading says it. */
export const formatDocumentFacts = (
  { kind, revised, size }: Pick<ListedDocument, 'revised' | 'size'> & { readonly kind: DocumentKind | null },
  labels: DocumentLabels,
): string =>
  capitalize(
    [
      ...(kind ? [labels[kind]] : []),
      ...(size === null ? [] : [labels.file, formatFileSize(size).replace(' ', '\u00a0')]),
      `${labels.revised}\u00a0${formatUsDate(revised)}`,
    ].join(', '),
  );
