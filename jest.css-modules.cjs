/** Every CSS module in tests: a class is named as it is written. `import x` and `import * as x` both find it here. */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === '__esModule') return true;
      return name === 'default' ? module.exports : name;
    },
  },
);
