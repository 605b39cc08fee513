/** What may be chosen in a field: its value as it is sent, and its words. */
export interface FieldOption {
  value: string;
  label: string;
}
