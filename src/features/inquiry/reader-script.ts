/** The prefix of the `sessionStorage` keys of drafts; the form type follows. */
export const draftKeyPrefix = 'draft ';

/** Whether a form has something to fill in: a draft of this tab, or the query of its address. */
export function hasDraftOrPrefill(): boolean {
  if (window.location.search !== '') return true;
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(draftKeyPrefix));
  } catch {
    return false;
  }
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Gives files that are dropped anywhere on a page to the file field of its form, as if they were chosen (W4); without a form nothing happens. The
 * browser by itself would open the file and leave the page.
 */
export function takeDroppedFiles(): void {
  document.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const field = document.querySelector<HTMLInputElement>('form input[type="file"]');
    if (!hasFiles(event) || event.target === field) return;
    event.preventDefault();
    if (!field) return;
    field.files = event.dataTransfer!.files;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
