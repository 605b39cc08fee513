/** The characters with which a spreadsheet formula begins (OWASP, CSV injection). */
const formulaPrefix = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: string): string {
  const safe = formulaPrefix.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats rows as CSV (RFC 4180); the first row has the column names. A semicolon is quoted too, because spreadsheets of some languages
 * take it for a comma. An apostrophe keeps a spreadsheet from running a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
