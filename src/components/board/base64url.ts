const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes for use in a URL (RFC 4648, section 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const triple = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    const quad = [18, 12, 6, 0].map((shift) => alphabet[(triple >> shift) & 63]!);
    text += quad.slice(0, Math.min(bytes.length - index, 3) + 1).join('');
  }
  return text;
}

const valueByCharCode = new Map(Array.from(alphabet, (letter, value) => [letter.charCodeAt(0), value]));

/** Decodes base64url up to the first character outside the alphabet; incomplete trailing bits are dropped. */
export function fromBase64url(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = valueByCharCode.get(text.charCodeAt(index));
    if (value === undefined) break;
    bits = ((bits << 6) | value) & 0xfff;
    const remainingBits = ((index + 1) * 6) % 8;
    if (remainingBits < 6) bytes[length++] = (bits >> remainingBits) & 0xff;
  }
  return bytes.slice(0, length);
}
