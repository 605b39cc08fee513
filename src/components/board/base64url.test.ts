import { expect, test } from '@jest/globals';
import { fromBase64url, toBase64url } from './base64url';
import { fc } from '../../domain/fast-check.fixture';

test('[G1] bytes are written as RFC 4648 has it for addresses, and read back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('[G4] a text that is cut or strange is read as far as it goes', () => {
  const encoded = toBase64url(Uint8Array.from([1, 2, 3, 4]));
  expect([...fromBase64url(encoded.slice(0, 4))]).toEqual([1, 2, 3]);
  expect([...fromBase64url(encoded.slice(0, 5))]).toEqual([1, 2, 3]);
  expect([...fromBase64url(`${encoded.slice(0, 4)} <script>`)]).toEqual([1, 2, 3]);
  expect([...fromBase64url('%')]).toEqual([]);
});
