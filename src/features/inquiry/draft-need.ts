import type { Need } from '../../runtime/islands/island';

/** The prefix of the `sessionStorage` keys of drafts; the form type follows. */
export const draftKeyPrefix = 'draft ';

function hasDraftOrPrefill(): boolean {
  if (window.location.search !== '') return true;
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(draftKeyPrefix));
  } catch {
    return false;
  }
}

/** A form has something to restore or to fill in: a draft of this tab, or a query string. */
export const draftNeed: Need = { name: 'draft', isMet: hasDraftOrPrefill };
