import { importOnce } from '../../runtime/on-demand/import-once';

/** The dialog's code. */
export const loadShopDialog = importOnce(() => import('./shop-dialog').then(({ ShopDialog }) => ShopDialog));
