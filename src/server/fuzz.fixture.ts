import { fc } from '../logic/cases.fixture';
import { filled, visit } from './api/content.fixture';

const odd = fc.oneof(
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
const names = fc.constantFrom(
  ...Object.keys(filled),
  '_key',
  '_elapsed',
  '_website',
  'phone',
  'date',
  'time',
  'showroom',
  'board',
  'brand',
  '__proto__',
  'constructor',
  'x',
);

/** Bodies near to right ones: some fields changed, taken out or put in. */
const nearlyRight = fc
  .record({
    right: fc.constantFrom(filled, visit),
    changed: fc.dictionary(names, odd, { maxKeys: 3 }),
    without: fc.array(names, { maxLength: 1 }),
    key: fc.uuid(),
  })
  .map(({ right, changed, without, key }) => {
    const body = { ...right, ...(right === filled && { message: `Sample ${key}` }), _key: key, ...changed };
    return JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => !without.includes(name as keyof typeof filled))));
  });

/** A request of any sort to the forms' service. */
export const anyRequest = fc.record({
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
    'text/plain',
    'application/json; charset=x',
  ),
  accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
  body: fc.oneof(
    { weight: 4, arbitrary: nearlyRight },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.record({ email: odd }).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.webQueryParameters() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  ),
});
