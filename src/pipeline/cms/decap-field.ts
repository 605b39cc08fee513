/** A field of the editing screen, as Decap CMS reads it. */
export interface DecapField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  label_singular?: string;
  pattern?: [pattern: string, words: string];
  options?: { label: string; value: string }[];
  /** Of a list of plain values. */
  field?: DecapField;
  /** Of a group, or of each entry of a list. */
  fields?: DecapField[];
  /** Of a list whose entries are told apart by their `type`. */
  types?: DecapField[];
  /** What else its widget is told. */
  [setting: string]: unknown;
  /** How its value differs from what stands in the file, see `screen/adapt`. */
  adapter?: 'group' | 'yes-no' | 'file';
}
