/** An observer that reports every element as visible at once: jsdom has no layout. */
class AlwaysVisibleObserver {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Makes every element visible in a test. */
export const mockVisibility = (): void => void Object.assign(globalThis, { IntersectionObserver: AlwaysVisibleObserver });
