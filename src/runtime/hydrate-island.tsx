import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Messages, MessagesContext } from '../ui/messages';
import type { IslandData } from './island';
import { keepInput, type KeptInput } from './kept-input';

interface HydrationEffectProps {
  /** Called as soon as the elements stand: a letter that is typed before a later effect would go to none of them. */
  onCommit: () => void;
  /** Called after the effects of the island. */
  onHydrated: () => void;
  children: React.ReactNode;
}

function HydrationEffect({ onCommit, onHydrated, children }: HydrationEffectProps) {
  const restore = React.useEffectEvent(onCommit);
  const notify = React.useEffectEvent(onHydrated);
  React.useLayoutEffect(() => restore(), []);
  React.useEffect(() => notify(), []);
  return children;
}

/**
 * Resolves once nothing in an element is pressed: the click of a press on an element that is replaced meanwhile would be lost. It asks in each
 * frame: a tap leaves an element `:active` for a moment after its last event.
 */
async function waitForRelease(element: HTMLElement): Promise<void> {
  while (element.matches(':active')) await new Promise(requestAnimationFrame);
  // The click follows the release at once.
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Hydrates an island in place. What was typed, chosen, pressed or focused meanwhile is kept, also where a translation or an extension has changed
 * the page (X10). Resolves, once its effects have run, to what finds the elements that have taken the place of others; rejects when it throws
 * before that. One that throws, then or later, leaves its last HTML as it stood: links lead, and a form is posted by the browser.
 */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: React.ComponentType<Props>,
  { props, texts }: IslandData<Props>,
): Promise<KeptInput['find']> {
  await waitForRelease(element);
  return new Promise((resolve, reject: (error: Error) => void) => {
    const kept = keepInput(element);
    // React has emptied the element.
    const onUncaughtError = (error: unknown) => {
      kept.putBack();
      console.error(error);
      reject(error as Error);
    };
    hydrateRoot(
      element,
      <HydrationEffect onCommit={kept.restore} onHydrated={() => resolve(kept.find)}>
        <MessagesContext value={texts as Messages}>
          <Component {...props} />
        </MessagesContext>
      </HydrationEffect>,
      { onUncaughtError },
    );
  });
}
