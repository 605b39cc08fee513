type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The members of `KeyboardEvent` that key handling needs. */
export type KeyPress = Modifiers & Pick<KeyboardEvent, 'key'>;

/** Whether a modifier key is held: such a key press or click is left to the browser. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean => altKey || ctrlKey || metaKey || shiftKey;
