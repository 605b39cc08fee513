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
  /** The field of an item of a list of values. */
  field?: DecapField;
  /** The fields of a group, or of each entry of a list. */
  fields?: DecapField[];
  /** The members of a list of a union, by their `type`. */
  types?: DecapField[];
  /** Other settings of its widget. */
  [setting: string]: unknown;
  /** How its value differs from the value in the file, see `admin-app/value-adapter`. */
  adapter?: 'group' | 'yes-no' | 'file';
}
