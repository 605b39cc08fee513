/** V3: how long a navigation may take, in milliseconds, before the visitor is told that it takes long. */
export const pendingDelay = 250;
