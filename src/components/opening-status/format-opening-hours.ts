/** A run of days as content names them. */
export interface DayRange {
  readonly from: string;
  readonly to: string | null;
}

/** `Monday to Friday`, or one day by itself. `to` is the word between them. */
export const formatDayRange = (run: DayRange, to: string): string =>
  run.to && run.to !== run.from ? `${run.from} ${to} ${run.to}` : run.from;

/** `8:30 AM - 5:30 PM`, as the specification writes it. */
export const formatTimeRange = ({ opens, closes }: { readonly opens: string; readonly closes: string }): string => `${opens} - ${closes}`;
