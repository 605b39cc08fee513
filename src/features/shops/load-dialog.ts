import { fetchOnce } from '../../ui/lazy/fetch-once';

/** The dialog's code. */
export const loadDialog = fetchOnce(() => import('./shop-dialog').then(({ ShopDialog }) => ShopDialog));
