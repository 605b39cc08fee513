import { Document, isScalar, type Scalar, visit } from 'yaml';

/** The width of a line of the content files, in characters. */
const lineWidth = 110;

const indentLines = (text: string, by: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

function setScalarType(scalar: Scalar, old: Scalar | undefined, left: number): void {
  if (typeof scalar.value !== 'string') return;
  const { value } = scalar;
  if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
  else if (old?.type && old.type !== 'BLOCK_LITERAL') scalar.type = old.type;
  else if (value.length > left) scalar.type = 'BLOCK_FOLDED';
}

/**
 * A value as YAML; lines after the first are indented by `column`. A text has the style of the one that it replaces: folded, quoted or
 * plain. Dates are quoted, because YAML 1.1 parses a plain date as a time.
 */
function printYaml(value: unknown, old: Scalar | undefined, column: number): string {
  const document = new Document(value, { compat: 'yaml-1.1' });
  const isLong = old?.type === 'PLAIN' || old?.type === 'QUOTE_SINGLE' || old?.type === 'QUOTE_DOUBLE';
  visit(document, { Scalar: (key, scalar) => (key === 'key' ? undefined : setScalarType(scalar, old, lineWidth - column)) });
  return indentLines(document.toString({ lineWidth: isLong ? 0 : lineWidth - column, singleQuote: true, minContentWidth: 0 }), column);
}

/** `name: value`, or `- value` without a name, and a line break. */
export const printPart = (name: string | undefined, value: unknown, old: unknown, column: number): string =>
  printYaml(name === undefined ? [value] : { [name]: value }, isScalar(old) ? old : undefined, column);

/** A whole file. */
export const printFile = (value: unknown): string => printYaml(value, undefined, 0);
