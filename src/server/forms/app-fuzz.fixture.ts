import { fc } from '../../domain/fast-check.fixture';
import { inquiryFields, visitFields } from './api/service-content.fixture';

const unusualValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    "'; DROP TABLE inquiry; --",
    '<script>',
    'a'.repeat(5000),
    'a\n'.repeat(4001),
    '2026-11-22',
    '2026-11-30',
    '9:00 AM',
    '3:00 PM',
    'yes',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);
const fieldName = fc.constantFrom(
  ...Object.keys(inquiryFields),
  '_key',
  '_elapsed',
  '_website',
  'phone',
  'date',
  'time',
  'showroom',
  'board',
  'files',
  'brand',
  '__proto__',
  'constructor',
  'x',
);

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

/** Multipart bodies near to right ones: files of any name and content, also where texts belong. */
const nearlyValidMultipart = fc
  .record({
    name: fc.constantFrom('files', 'files', 'message', 'x'),
    fileName: fc.string({ unit: 'binary', maxLength: 40 }).map((name) => name.replace(/["\r\n]/g, '')),
    head: fc.constantFrom('%PDF-1.7', 'PK', '', '\ud800'),
    count: fc.integer({ min: 0, max: 5 }),
    key: fc.uuid(),
    end: fc.constantFrom('--x--\r\n', '--x--\r\n', ''),
  })
  .map(({ name, fileName, head, count, key, end }) => {
    const texts = Object.entries({ ...inquiryFields, _key: key }).map(([field, value]) => `name="${field}"\r\n\r\n${value}`);
    const files = Array.from({ length: count }, () => `name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n${head}`);
    return [...texts, ...files].map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('') + end;
  });

/** A request of any sort to the forms' service. */
export const arbitraryRequest = fc.record({
  path: fc.constantFrom(
    '/api/newsletter',
    '/api/newsletter/',
    '/api/inquiries',
    '/api/inquiries/',
    '/api/newsletter/confirm',
    '/api/newsletter/leave?of=x',
  ),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/json; charset=x',
  ),
  accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
  body: fc.oneof(
    { weight: 4, arbitrary: nearlyValidBody },
    { weight: 2, arbitrary: nearlyValidMultipart },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.record({ email: unusualValue }).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.webQueryParameters() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  ),
});
