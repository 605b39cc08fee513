/** A range of weekdays as content writes them. */
interface DayRange {
  readonly from: string;
  readonly to: string | null;
}

/** `Monday to Friday`, or a single day. `to` is the word between the days. */
export const formatDayRange = (run: DayRange, to: string): string =>
  run.to && run.to !== run.from ? `${run.from} ${to} ${run.to}` : run.from;

/** `8:30 AM - 5:30 PM`. */
export const formatTimeRange = ({ opens, closes }: { readonly opens: string; readonly closes: string }): string => `${opens} - ${closes}`;
