import * as React from 'react';
import type { FormValues } from '../../domain/forms/form-validation';
import { useOnDemand } from '../../runtime/islands/loader';
import { useMessages } from '../../ui/messages/messages';
import { formatFileLine, parseFileNames } from './file-line';
import type { FormField } from './form-fields';
import * as styles from './inquiry.module.css';
import type { PreparedFile } from './prepare-file';
import { inquiriesUrl } from './use-submission';

const loadFileTools = () => import(/* webpackChunkName: "files" */ './file-tools').then((part) => part.fileTools);

/** The list of the chosen files, or the names of those that a reload has lost. */
export function FileAttachments({ attachments }: { attachments: ReturnType<typeof useFileAttachments> }) {
  const { form } = useMessages();
  const { tools, files, isReading, progress, lostNames, remove } = attachments;
  if (lostNames !== '')
    return (
      <p className={styles.lostFiles}>
        {form.files_lost} {lostNames}
      </p>
    );
  if (!tools || (files.length === 0 && !isReading)) return null;
  return <tools.FileList files={files} isReading={isReading} isSending={progress !== null} onRemove={remove} />;
}

/**
 * The files of a form. Its file input holds those that will be sent, so that the browser can send them too. The code that prepares, shows
 * and sends them is loaded with the first file. The input fires `input` when its files are prepared.
 * @param onProblem is called with the reason why some files were left out.
 */
export function useFileAttachments(
  fields: readonly FormField[],
  formRef: React.RefObject<HTMLFormElement | null>,
  onProblem: (name: string, problem: string) => void,
) {
  const messages = useMessages().form;
  const name = fields.find(({ rule }) => rule.kind === 'files')?.rule.name ?? '';
  const [tools, load] = useOnDemand(loadFileTools);
  const [files, setFiles] = React.useState<readonly PreparedFile[]>([]);
  const [isReading, setReading] = React.useState(false);
  const [progress, setProgress] = React.useState<number | null>(null);
  const [lostNames, setLostNames] = React.useState('');
  // Preparing files outlasts a render.
  const current = React.useRef(files);
  const work = React.useRef<Promise<string | undefined>>(null);
  const getInput = () => formRef.current?.elements.namedItem(name) as HTMLInputElement | null;
  const getChosen = () => Array.from(getInput()?.files ?? []);

  const show = (next: readonly PreparedFile[], problem?: string) => {
    const input = getInput();
    if (!input) return;
    current.current = next;
    setFiles(next);
    setLostNames('');
    const transfer = new DataTransfer();
    for (const { file } of next) transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    if (problem !== undefined) onProblem(name, problem);
  };
  /** Prepares the files that were chosen, after those that were chosen before. */
  const addChosen = () => {
    const chosen = getChosen();
    const previous = work.current;
    const mine = (async () => {
      await previous?.catch(() => undefined);
      const { addFiles, prepareFile } = await load();
      const { files: next, problem } = await addFiles(current.current, chosen, { prepare: prepareFile, messages });
      show(next, problem);
      return problem;
    })();
    work.current = mine;
    setReading(true);
    const end = () => {
      if (work.current !== mine) return;
      work.current = null;
      setReading(false);
    };
    mine.then(end, end);
  };
  /** Whether the input has files that could not be prepared, because the code for it did not load. */
  const hasUnprepared = () => {
    const lines = current.current.map(({ file }) => formatFileLine(file));
    return getChosen().some((file) => !lines.includes(formatFileLine(file)));
  };
  return {
    tools,
    files,
    isReading,
    progress,
    lostNames,
    addChosen,
    remove: (removed: PreparedFile) => {
      show(current.current.filter((file) => file !== removed));
      getInput()?.focus();
    },
    /** Takes the initial values of the form, and the files that were chosen before the form was hydrated. */
    initialize: (values: FormValues) => {
      if (getChosen().length > 0) addChosen();
      else setLostNames(parseFileNames(values[name] ?? '').join(', '));
    },
    /** Waits until all files are prepared, and returns the reason why some were left out meanwhile. */
    settle: async (): Promise<string | undefined> => {
      if (!work.current && hasUnprepared()) addChosen();
      return work.current?.catch(() => undefined);
    },
    hasFiles: () => getChosen().length > 0,
    /** Posts the fields of the form with the files. */
    post: async (fields: Readonly<Record<string, unknown>>) => {
      const { postFiles } = await load();
      if (hasUnprepared()) throw new TypeError();
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) if (field !== name) body.append(field, String(value));
      for (const { file } of current.current) body.append(name, file);
      return postFiles(inquiriesUrl, body, setProgress);
    },
  };
}
