import { expect, test } from '@jest/globals';
import { fromBase64url, toBase64url } from './base64url';
import { fc } from '../../domain/fast-check.fixture';

test('[G1] bytes are encoded as base64url (RFC 4648) and decoded again', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('[G4] cut or invalid text is decoded up to the first invalid character', () => {
  const encoded = toBase64url(Uint8Array.from([1, 2, 3, 4]));
  expect([...fromBase64url(encoded.slice(0, 4))]).toEqual([1, 2, 3]);
  expect([...fromBase64url(encoded.slice(0, 5))]).toEqual([1, 2, 3]);
  expect([...fromBase64url(`${encoded.slice(0, 4)} <script>`)]).toEqual([1, 2, 3]);
  expect([...fromBase64url('%')]).toEqual([]);
});
