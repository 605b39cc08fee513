const minuteMs = 60_000;
/** An hour of short waits for a server that restarts, then two days for one that somebody must mend. */
const retryDelays = [1, 2, 5, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs);

/** How long to wait after a number of failed tries, in milliseconds; undefined when it is time to give up. */
export const getRetryDelay = (tries: number): number | undefined => retryDelays[tries - 1];
