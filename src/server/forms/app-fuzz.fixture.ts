import { fc } from '../../domain/fast-check.fixture';
import { inquiryFields, visitFields } from './api/service-content.fixture';

const unusualTexts = ['', '\u0000', '\ud800', "'; DROP TABLE inquiry; --", '<script>', 'a'.repeat(5000), 'a\n'.repeat(4001)];
const possibleTexts = ['2026-11-22', '2026-11-30', '9:00 AM', '3:00 PM', 'yes', '__proto__'];
const unusualValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...unusualTexts, ...possibleTexts),
  fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);
const otherFields = '_key _elapsed _margin phone date time showroom board files brand __proto__ constructor x'.split(' ');
const fieldName = fc.constantFrom(...Object.keys(inquiryFields), ...otherFields);

/** Bodies near to right ones: some fields changed, taken out or put in. */
const nearlyValidBody = fc
  .record({
    right: fc.constantFrom(inquiryFields, visitFields),
    changed: fc.dictionary(fieldName, unusualValue, { maxKeys: 3 }),
    without: fc.array(fieldName, { maxLength: 1 }),
    key: fc.uuid(),
  })
  .map(({ right, changed, without, key }) => {
    const body = { ...right, ...(right === inquiryFields && { message: `Sample ${key}` }), _key: key, ...changed };
    return JSON.stringify(
      Object.fromEntries(Object.entries(body).filter(([name]) => !without.includes(name as keyof typeof inquiryFields))),
    );
  });

/** As browsers make them: dashes and a random end. */
const boundary = '----FormBoundary7MA4YWxkTrZu0gW';
const multipartType = `multipart/form-data; boundary=${boundary}`;

const fileBytes = fc
  .record({
    head: fc.constantFrom('%PDF-1.7', '%PDF-1.7', '\xff\xd8\xff', 'PK', ''),
    rest: fc.uint8Array({ maxLength: 10 }),
    times: fc.nat(500),
    end: fc.constantFrom('', '\r\n', '\r\n--'),
  })
  .map(({ head, rest, times, end }) =>
    Buffer.concat([Buffer.from(head, 'latin1'), ...Array<Uint8Array>(times).fill(rest), Buffer.from(end)]),
  );

/** Multipart bodies near to right ones: files of any name and content, also where texts belong. */
const nearlyValidMultipart = fc
  .record({
    name: fc.constantFrom('files', 'files', 'files', 'message', 'x'),
    fileName: fc.string({ unit: 'binary', maxLength: 40 }).map((name) => name.replace(/["\r\n]/g, '')),
    files: fc.array(fileBytes, { maxLength: 4 }),
    key: fc.uuid(),
    end: fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}--\r\n`, ''),
  })
  .map(({ name, fileName, files, key, end }) => {
    const open = (field: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
    const texts = Object.entries({ ...inquiryFields, _key: key }).map(([field, value]) => `${open(field)}\r\n\r\n${value}\r\n`);
    const parts = files.map((bytes) =>
      Buffer.concat([Buffer.from(`${open(name)}; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`), bytes, Buffer.from('\r\n')]),
    );
    return { body: Buffer.concat([Buffer.from(texts.join('')), ...parts, Buffer.from(end)]), files };
  });

/** A body, its type and, if it is multipart, the files that it sends. */
interface FuzzBody {
  body: string | Uint8Array;
  type: string;
  files?: readonly Uint8Array[];
}

const arbitraryJson = fc.oneof(
  { weight: 3, arbitrary: nearlyValidBody },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.record({ email: unusualValue }).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);
const arbitraryBody: fc.Arbitrary<FuzzBody> = fc.oneof(
  { weight: 3, arbitrary: nearlyValidMultipart.map((sent) => ({ ...sent, type: multipartType })) },
  { weight: 6, arbitrary: arbitraryJson.map((body) => ({ body, type: 'application/json' })) },
  { weight: 1, arbitrary: fc.webQueryParameters().map((body) => ({ body, type: 'application/x-www-form-urlencoded' })) },
);
const jsonType = 'application/json';
const otherType = fc.constantFrom(jsonType, 'application/x-www-form-urlencoded', multipartType, 'text/plain', `${jsonType}; charset=x`);
const paths = ['inquiries', 'inquiries/', 'inquiries', 'newsletter', 'newsletter/', 'newsletter/confirm', 'newsletter/leave?of=x'];

/** A request of any sort to the forms service. Most have the type of their body. */
export const arbitraryRequest = fc
  .record({
    path: fc.constantFrom(...paths.map((path) => `/api/${path}`)),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
    sent: arbitraryBody,
    other: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: otherType }),
  })
  .map(({ sent, other, ...request }) => ({ ...request, ...sent, type: other ?? sent.type }));
