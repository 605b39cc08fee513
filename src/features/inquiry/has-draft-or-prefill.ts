/** Where the drafts of forms are kept in the storage of the tab, each by its form type. */
export const draftKeyPrefix = 'draft ';

/** Whether a form has something to bring back or to fill in: a draft of this tab, or an address that says what it is about. */
export function hasDraftOrPrefill(): boolean {
  if (window.location.search !== '') return true;
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(draftKeyPrefix));
  } catch {
    return false;
  }
}
