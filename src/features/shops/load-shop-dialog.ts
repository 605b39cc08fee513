/** The dialog's code. */
export const loadShopDialog = () => import('./shop-dialog').then(({ ShopDialog }) => ShopDialog);
