interface Modifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The members of `KeyboardEvent` that key handling needs. */
export interface KeyPress extends Modifiers {
  readonly key: string;
}

/** Whether a modifier key is held: such a key press or click is left to the browser. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean => altKey || ctrlKey || metaKey || shiftKey;
