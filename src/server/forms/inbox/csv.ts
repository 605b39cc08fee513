/** A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection). */
const formulaPrefix = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: string): string {
  const safe = formulaPrefix.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), the first one the names. What a spreadsheet would run as a formula gets an apostrophe before it. */
export const toCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
