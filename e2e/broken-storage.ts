/** What a browser may do with a tab's storage, by name: scripts to run before a page's own. */
export const brokenStorage: [state: string, spoil: () => void][] = [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];
