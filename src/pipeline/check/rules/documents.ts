import { formatFileSize, isReviewDue, maxDocumentSize } from '../../../domain/documents';
import { getEntries, getPublished } from '../read/content-model';
import { createFileFault } from '../report';
import { resolvePicturePath } from './pictures';
import { entryRule, fieldRule, folderNameRule, type Rule, type Rules } from './rule';

const documentFiles = fieldRule(['document-file'], ({ entry, value }, { documents }) => {
  const file = documents.get(resolvePicturePath(entry, value));
  if (!file) return `There is no file \`${value}\` beside this one. Put the PDF there, or write the name of the one that is there.`;
  if (file.size === 0) return `\`${value}\` is empty. Save or export it again.`;
  if (!file.isPdf) return `\`${value}\` is no PDF, whatever its name says. Export it again as a PDF.`;
  if (file.isLocked)
    return `\`${value}\` is protected by a password, and visitors could not open, print or search it. Export it again without one.`;
  if (!file.isComplete) return `\`${value}\` has no end, as after a download that broke off. Save or export it again.`;
  return file.size > maxDocumentSize
    ? `\`${value}\` has ${formatFileSize(file.size)}, and a document may have ${formatFileSize(maxDocumentSize)}. Export it with smaller pictures.`
    : undefined;
});

/** Every PDF is the file of a document. The rule is off while a document cannot be parsed. */
const unusedDocuments: Rule = function* (content) {
  if (content.unparsedTypes.has('Document')) return;
  const entries = getEntries(content, 'Document');
  const used = new Set(entries.map((entry) => resolvePicturePath(entry, entry.value.file ?? '')));
  for (const file of content.documents.keys())
    if (!used.has(file)) yield createFileFault(file, 'No document names this file. Name it in the index.yaml beside it, or take it away.');
};

const oldDocuments = entryRule('Document', function* ({ value: { revised } }, { today }) {
  if (revised !== undefined && (isReviewDue(revised, today) || revised > today))
    yield [['revised'], `The document is of ${revised}. Read it again, mend what is no longer true, and write the day on which you did.`];
});

const replacedDocuments = entryRule('Document', function* (entry, content) {
  const { file, revised } = entry.value;
  const before = getPublished(content, entry)?.value;
  const toPath = (name = '') => resolvePicturePath(entry, name);
  if (file !== undefined && revised === before?.revised && !content.isSamePicture(toPath(before?.file), toPath(file)))
    yield [['revised'], 'The file is another than before, and `revised` is not. Write the day of the new one.'];
});

export const documentRules: Rules = { documentFiles, unusedDocuments, documentFolders: folderNameRule('Document', 'slug', 'document') };
export const documentWarningRules: Rules = { oldDocuments, replacedDocuments };
