type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The members of `KeyboardEvent` that key handling needs. */
export type KeyPress = Modifiers & Pick<KeyboardEvent, 'key'>;

/** Whether a modifier key besides Shift is held, which is part of some characters on some keyboards. */
export const hasCommandKey = ({ altKey, ctrlKey, metaKey }: Omit<Modifiers, 'shiftKey'>): boolean => altKey || ctrlKey || metaKey;

/** Whether a modifier key is held: such a key press or click is left to the browser. */
export const hasModifier = (press: Modifiers): boolean => press.shiftKey || hasCommandKey(press);
