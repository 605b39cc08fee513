const esmOnly = [
  'netlify-headers-parser',
  'escape-string-regexp',
  'map-obj',
  'netlify-redirect-parser',
  'filter-obj',
  'is-plain-obj',
  'path-exists',
  'lenis',
];
// Its CommonJS files import what they need while they run, which Jest knows only of files that it transforms.
const dynamicImports = ['@electric-sql/pglite'];

// Faults of processes, containers and sizes: the weekly lane (docs/proof.md).
const ignored = process.env.WEEKLY ? [] : ['\\.weekly\\.test\\.'];

// A time zone behind UTC and Manila, so that code and tests that depend on the zone of the machine fail everywhere.
process.env.TZ = 'America/New_York';

const shared = {
  testPathIgnorePatterns: ['/node_modules/', ...ignored],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${[...esmOnly, ...dynamicImports].join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.css-modules.cjs', '^gatsby$': '<rootDir>/src/preview/gatsby-stub.ts' },
  modulePathIgnorePatterns: ['<rootDir>/(?:public|\\.cache|\\.data|\\.reports|\\.builds)/'],
  restoreMocks: true,
};

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%',
  // Ends a test that hangs. It is no performance limit, because machines are shared.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/scripts/test-reporter.cjs'],
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,bench,netlify,scripts,tests}/**/*.test.ts', '<rootDir>/scripts/**/*.test.cjs'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    },
  ],
};
