import { useOnDemand } from '../../runtime/on-demand';
import { useMessages } from '../../ui/messages';
import type { FormFiles } from './files';

/** What a form knows of its files. */
export interface FilesState extends FormFiles {
  /** The names of the files that a reload has lost. */
  lostFiles: string;
  /** The preparation of the chosen files, as long as it lasts. It resolves to the reason why some were left out. */
  reading: Promise<string> | null;
}

export const noFiles: FilesState = { files: [], chosen: [], leftOut: [], lostFiles: '', reading: null };

const loadFileCode = () => import(/* webpackChunkName: "files" */ './files');

interface FilesOptions {
  get: () => FilesState;
  update: (change: Partial<FilesState>) => void;
  /** The control. It has the files that will be sent, so that the browser can post them too. */
  getInput: () => HTMLInputElement | null;
  onChanged: () => void;
  onProblem: (problem: string) => void;
}

/** The files of a form: prepared after they are chosen, listed, and removed by a press. */
export function useFiles({ get, update, getInput, onChanged, onProblem }: FilesOptions) {
  const { form: messages } = useMessages();
  const [code, fetchCode] = useOnDemand(loadFileCode);
  const setFiles = (files: FilesState['files']) => {
    const transfer = new DataTransfer();
    for (const { file } of files) transfer.items.add(file);
    const input = getInput();
    if (input) input.files = transfer.files;
    update({ files });
    onChanged();
  };
  /** Prepares the chosen files. Resolves to the reason why some were left out; rejects when the code for it does not come. */
  const prepare = (): Promise<string> => {
    const { reading, chosen } = get();
    if (reading) return reading;
    if (chosen.length === 0) return Promise.resolve('');
    const work = async () => {
      const { prepareChosen } = await fetchCode();
      const problem = await prepareChosen(get, update, messages);
      setFiles(get().files);
      if (problem !== '') onProblem(problem);
      return problem;
    };
    const started = work().finally(() => update({ reading: null }));
    update({ reading: started });
    return started;
  };
  return {
    FileList: code?.FileList,
    prepare,
    /** Takes what was chosen last, after the files that were chosen before. */
    takeChosen: () => {
      const last = Array.from(getInput()?.files ?? []);
      if (last.length === 0) return setFiles(get().files);
      update({ chosen: [...get().chosen, ...last], lostFiles: '' });
      prepare().catch(() => undefined);
    },
    remove: (removed: FilesState['files'][number]) => {
      setFiles(get().files.filter((file) => file !== removed));
      getInput()?.focus();
    },
  };
}
