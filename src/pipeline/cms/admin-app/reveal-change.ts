const toElement = (node: Node): Element => (node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement!);

/** Scrolls to the first of the changed nodes of a page, unless one of them can be seen. */
export function revealChange(changed: readonly Node[], { innerHeight }: Window): void {
  const elements = changed.map(toElement).filter((element) => element.checkVisibility());
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  if (!elements.some(isSeen)) elements[0]?.scrollIntoView({ block: 'center' });
}
