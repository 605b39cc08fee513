import { setTimeout as wait } from 'node:timers/promises';

/** Leaves the document, which a mark tells from the next one, and waits until that is parsed. */
export async function leaveDocument(read: (body: string) => Promise<unknown>, leave: () => Promise<unknown>): Promise<void> {
  await read('window.isLeft = true; return true');
  await leave();
  // While no document is there a script cannot be evaluated.
  const hasCome = () => read('return window.isLeft !== true && document.readyState !== "loading"').catch(() => false);
  while ((await hasCome()) !== true) await wait(15);
}
