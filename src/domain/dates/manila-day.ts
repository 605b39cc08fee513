/** The day in Manila (UTC+8 all year) at a moment, `YYYY-MM-DD`. */
export const toManilaDay = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
