interface Key {
  /** The code point of the W3C WebDriver specification. */
  webdriver: string;
  /** The legacy code of Chromium's protocol. */
  code: number;
  text?: string;
}

const names: Record<string, Key> = {
  Backspace: { webdriver: '\uE003', code: 8 },
  Tab: { webdriver: '\uE004', code: 9 },
  Enter: { webdriver: '\uE007', code: 13, text: '\r' },
  Shift: { webdriver: '\uE008', code: 16 },
  Control: { webdriver: '\uE009', code: 17 },
  Alt: { webdriver: '\uE00A', code: 18 },
  Escape: { webdriver: '\uE00C', code: 27 },
  PageUp: { webdriver: '\uE00E', code: 33 },
  PageDown: { webdriver: '\uE00F', code: 34 },
  End: { webdriver: '\uE010', code: 35 },
  Home: { webdriver: '\uE011', code: 36 },
  ArrowLeft: { webdriver: '\uE012', code: 37 },
  ArrowUp: { webdriver: '\uE013', code: 38 },
  ArrowRight: { webdriver: '\uE014', code: 39 },
  ArrowDown: { webdriver: '\uE015', code: 40 },
  Delete: { webdriver: '\uE017', code: 46 },
};

/** A key as both protocols name it. A character is its own name. */
export function findKey(key: string): Key {
  if (names[key]) return names[key];
  if (Array.from(key).length !== 1) throw new Error(`No such key: ${key}`);
  // The codes of signs are those of other keys.
  return { webdriver: key, code: /[a-z\d]/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0, text: key };
}

/** `Shift+Tab` as its modifiers and its key; a plus by itself is a key. */
export function splitChord(chord: string): { modifiers: string[]; key: string } {
  const parts = chord.length === 1 ? [chord] : chord.split('+');
  return { modifiers: parts.slice(0, -1), key: parts.at(-1)! };
}
