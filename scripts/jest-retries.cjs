const globals = require('@jest/globals');

// CI machines are shared: a test that fails because of a stall is run once more, and its first error is printed.
if (process.env.CI) globals.jest.retryTimes(1, { logErrorsBeforeRetry: true });
