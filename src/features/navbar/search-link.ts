import { openAddress } from '../../runtime/destination';
import { scrollLock } from '../../runtime/overlay';
import { hasCommandKey, hasModifier } from '../../ui/key-press';

const loadDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

/** Opens the search: its field, on the page that has one; the dialog elsewhere, or that page when the code of the dialog does not come. */
async function openSearch(link: HTMLAnchorElement): Promise<void> {
  const field = document.getElementById('search-field');
  if (field) return field.focus();
  // The dialog returns the focus to what had it. Safari gives a pressed link none.
  if (document.activeElement === document.body) link.focus({ preventScroll: true });
  try {
    const { openSearchDialog } = await loadDialog();
    openSearchDialog();
  } catch (error) {
    console.error(error);
    openAddress(link.pathname);
  }
}

/** P1: lets the link to the search page, and the key `/`, open the search over the page. */
export function prepareSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (!link) return;
  link.addEventListener('click', (event) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    void openSearch(link);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || hasCommandKey(event) || scrollLock.get()) return;
    const { target } = event;
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))) return;
    event.preventDefault();
    void openSearch(link);
  });
}
