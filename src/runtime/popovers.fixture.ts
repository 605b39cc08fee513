type Toggle = 'beforetoggle' | 'toggle';

const dispatch = (element: HTMLElement, type: Toggle, newState: 'open' | 'closed') =>
  element.dispatchEvent(Object.assign(new Event(type), { newState }));

function toggle(element: HTMLElement, isOpen: boolean): void {
  if (element.matches(':popover-open') === isOpen) return;
  const state = isOpen ? 'open' : 'closed';
  dispatch(element, 'beforetoggle', state);
  element.toggleAttribute('data-shown', isOpen);
  // What is hidden has no focus.
  if (!isOpen && element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  dispatch(element, 'toggle', state);
}

/** Gives jsdom what it lacks of popovers: their state, its events, and buttons that know their popover. */
export function simulatePopovers(): void {
  const translate = (selector: string) => selector.replaceAll(':popover-open', '[data-shown]');
  const { matches } = Element.prototype;
  Element.prototype.matches = function (selector) {
    return matches.call(this, translate(selector));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
    get(this: HTMLButtonElement) {
      return document.getElementById(this.getAttribute('popovertarget') ?? '');
    },
  });
}
