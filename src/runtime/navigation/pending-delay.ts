/** V3: how long a navigation may take, in milliseconds, before its progress is shown. */
export const pendingDelay = 250;
