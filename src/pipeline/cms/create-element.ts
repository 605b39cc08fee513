/** Creates an element with properties and children. */
export const createElement = <K extends keyof HTMLElementTagNameMap>(name: K, properties: object = {}, ...children: (Node | string)[]) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
