const isSameKind = (one: Node, other: Node): boolean => one.nodeType === other.nodeType && one.nodeName === other.nodeName;

function morphAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
}

/** Makes the children of an element equal to those of another. Nodes that stay are kept: their pictures do not load again. */
export function morphChildren(from: Node, to: Node): void {
  const [was, now] = [[...from.childNodes], [...to.childNodes]];
  for (const node of was.slice(now.length)) node.remove();
  for (const [index, node] of now.entries()) {
    const old = was[index];
    if (!old) from.appendChild(from.ownerDocument!.importNode(node, true));
    else if (!isSameKind(old, node)) old.replaceWith(from.ownerDocument!.importNode(node, true));
    else if (old.nodeType !== Node.ELEMENT_NODE) old.nodeValue = node.nodeValue;
    else {
      morphAttributes(old as Element, node as Element);
      morphChildren(old, node);
    }
  }
}
