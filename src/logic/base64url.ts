const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as an address can carry them (RFC 4648, section 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const quad = [18, 12, 6, 0].map((shift) => letters[(three >> shift) & 63]!);
    text += quad.slice(0, Math.min(bytes.length - at, 3) + 1).join('');
  }
  return text;
}

/** The bytes that such a text carries, up to the first letter that is none of it; half a byte at the end is left out. */
export function fromBase64url(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value === -1) break;
    bits = ((bits << 6) | value) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  return Uint8Array.from(bytes);
}
