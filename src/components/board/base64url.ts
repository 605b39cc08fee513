const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** Encodes bytes for use in a URL (RFC 4648, section 5), without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/[+/=]/g, (letter) => urlSafe[letter]!);

/** Decodes base64url up to the first character outside the alphabet; incomplete trailing bits are dropped. */
export function fromBase64url(text: string): Uint8Array {
  const [valid] = /^[\w-]*/.exec(text)!;
  // A single letter after the last group of four holds no whole byte.
  const whole = valid.length % 4 === 1 ? valid.slice(0, -1) : valid;
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
