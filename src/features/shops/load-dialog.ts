import { fetchOnce } from '../../ui/lazy/fetch-once';

/** The dialog's code. */
export const loadDialog = fetchOnce(() => import('../../ui/dialog/dialog').then(({ Dialog }) => Dialog));
