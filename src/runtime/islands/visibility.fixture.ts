/** An observer that sees whatever it is given, at once: jsdom lays nothing out. */
class AlwaysVisibleObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Lets a test see every element. */
export const mockVisibility = (): void => void Object.assign(globalThis, { IntersectionObserver: AlwaysVisibleObserver });
