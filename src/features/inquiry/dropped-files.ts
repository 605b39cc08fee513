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
