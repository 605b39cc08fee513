import { Document, isScalar, type Scalar, visit } from 'yaml';

/** How broad a line of our files is. */
const width = 110;

const indented = (text: string, by: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

function style(scalar: Scalar, old: Scalar | undefined, left: number): void {
  if (typeof scalar.value !== 'string') return;
  const { value } = scalar;
  if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
  else if (old?.type && old.type !== 'BLOCK_LITERAL') scalar.type = old.type;
  else if (value.length > left) scalar.type = 'BLOCK_FOLDED';
}

/**
 * A value as YAML: its lines but the first are indented by `column`. A text is written as the one in whose place it comes: folded,
 * quoted or plain. Dates are quoted, for a reader of YAML 1.1 takes a bare one for a moment.
 */
function print(value: unknown, old: Scalar | undefined, column: number): string {
  const document = new Document(value, { compat: 'yaml-1.1' });
  const isLong = old?.type === 'PLAIN' || old?.type === 'QUOTE_SINGLE' || old?.type === 'QUOTE_DOUBLE';
  visit(document, { Scalar: (key, scalar) => (key === 'key' ? undefined : style(scalar, old, width - column)) });
  return indented(document.toString({ lineWidth: isLong ? 0 : width - column, singleQuote: true, minContentWidth: 0 }), column);
}

const scalarOf = (node: unknown): Scalar | undefined => (isScalar(node) ? node : undefined);

/** `name: value`, with a line break at its end. */
export const printField = (name: string, value: unknown, old: unknown, column: number): string =>
  print({ [name]: value }, scalarOf(old), column);

/** `- value`, with a line break at its end. */
export const printItem = (value: unknown, old: unknown, column: number): string => print([value], scalarOf(old), column);

/** A whole file. */
export const printFile = (value: unknown): string => print(value, undefined, 0);
