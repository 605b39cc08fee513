import type { MentionsResult, PreviewFailure, PreviewFile, PreviewRequest, PreviewResult } from '../preview-messages';

const isSameKind = (one: Node, other: Node): boolean => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

/** Returns whether an attribute has changed. */
function morphAttributes(from: Element, to: Element): boolean {
  const stale = [...from.attributes].filter(({ name }) => !to.hasAttribute(name));
  const changed = [...to.attributes].filter(({ name, value }) => from.getAttribute(name) !== value);
  for (const { name } of stale) from.removeAttribute(name);
  for (const { name, value } of changed) from.setAttribute(name, value);
  return stale.length + changed.length > 0;
}

/**
 * Makes the children of an element equal to those of another. Nodes that stay are kept: their pictures do not load again.
 * @returns the nodes that are new or have changed, in the order of the page.
 */
export function morphChildren(from: Node, to: Node): Node[] {
  const [was, now] = [[...from.childNodes], [...to.childNodes]];
  for (const node of was.slice(now.length)) node.remove();
  return now.flatMap((node, index): Node[] => {
    const old = was[index];
    if (!old || !isSameKind(old, node)) {
      const added = from.ownerDocument!.importNode(node, true);
      if (old) old.replaceWith(added);
      else from.appendChild(added);
      return [added];
    }
    if (old.nodeType === Node.ELEMENT_NODE) {
      // The attributes of a custom element are data of a script, which a preview does not have.
      const isChanged = morphAttributes(old as Element, node as Element) && !node.nodeName.includes('-');
      return [...(isChanged ? [old] : []), ...morphChildren(old, node)];
    }
    if (old.nodeValue === node.nodeValue) return [];
    old.nodeValue = node.nodeValue;
    return [old];
  });
}

export type PreviewAnswer = PreviewResult | PreviewFailure;
type OnAnswer = (answer: PreviewAnswer) => void;

/** The part of a worker that renders. */
export type RenderWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** Renders pages in a worker, one at a time: of the requests that come meanwhile the last is rendered next. */
export function createPreviewRenderer(worker: RenderWorker) {
  let page = '/';
  let current: OnAnswer | undefined;
  let next: { request: PreviewRequest; onAnswer: OnAnswer } | undefined;
  const send = (request: PreviewRequest, onAnswer: OnAnswer) => {
    current = onAnswer;
    worker.postMessage(request);
  };
  const finish = (answer: PreviewAnswer) => {
    if (answer.kind === 'page') page = answer.address;
    const [done, queued] = [current, next];
    current = next = undefined;
    if (queued) send(queued.request, queued.onAnswer);
    done?.(answer);
  };
  worker.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<PreviewAnswer | MentionsResult>;
    if (data.kind !== 'mentions') finish(data);
  });
  worker.addEventListener('error', () => finish({ kind: 'failure', message: 'The script of the preview did not load or run.' }));
  return {
    /** The path of the page that was rendered last. */
    getPage: (): string => page,
    render: (request: PreviewRequest, onAnswer: OnAnswer): void => {
      if (current) next = { request, onAnswer };
      else send(request, onAnswer);
    },
    /** What names an entry; undefined where the worker cannot say. */
    findMentions: (file: string): Promise<MentionsResult | undefined> =>
      new Promise((resolve) => {
        const listen = (event: Event) => {
          const { data } = event as MessageEvent<PreviewAnswer | MentionsResult>;
          if (data.kind === 'page') return;
          worker.removeEventListener('message', listen);
          resolve(data.kind === 'mentions' ? data : undefined);
        };
        worker.addEventListener('message', listen);
        worker.postMessage({ kind: 'mentions', file });
      }),
    /** Leaves a deleted file out of the pages to come. */
    remove: (file: string): void => worker.postMessage({ kind: 'removed', file }),
    /** Keeps a saved file for the pages to come. */
    save: (file: PreviewFile): void => worker.postMessage({ kind: 'saved', ...file }),
  };
}
