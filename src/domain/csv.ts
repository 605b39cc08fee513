/**
 * The start of a cell that spreadsheet programs compute (OWASP, “CSV Injection”): also in full width, which some of them read as well, and after
 * spaces, which some of them take out.
 */
const formulaStart = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet program may compute a text in place of showing it. */
export const isFormula = (text: string): boolean => formulaStart.test(text);

/** A cell in quotation marks, because a text may have any sign that separates cells. An apostrophe keeps a formula from being computed. */
const toCell = (text: string): string => `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** What spreadsheet programs need to read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Formats rows as a CSV file (RFC 4180) that spreadsheet programs open; the first row has the names of the columns. This is the one writer of
 * CSV, of the board as of the staff.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(toCell).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}
