import type { Dialog } from '../../ui/dialog/dialog';

let loaded: Promise<typeof Dialog> | undefined;

/** The dialog's code, fetched once; a fetch that failed is tried again the next time. */
export function loadDialog(): Promise<typeof Dialog> {
  loaded ??= import('../../ui/dialog/dialog').then(
    (module) => module.Dialog,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
