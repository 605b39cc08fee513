/** The steps to a field: names, and indexes of lists, from 0. */
type FieldPath = readonly (string | number)[];

const isField = ({ id }: Element): boolean => /-field-\d+$/.test(id);

/** How many fields stand between an element and the one that it is searched in. */
function getDepth(element: Element, scope: Element): number {
  let depth = 0;
  for (let parent = element.parentElement; parent && parent !== scope; parent = parent.parentElement) if (isField(parent)) depth += 1;
  return depth;
}

/** The elements of the fields of a name: those with its id, or what is around its label where a widget has no id. */
function listNamedFields(scope: Element, name: string): Element[] {
  const start = `${CSS.escape(name)}-field-`;
  const withId = [...scope.querySelectorAll(`[id^="${start}"]`)].filter(isField);
  const labels = [...scope.querySelectorAll<HTMLLabelElement>(`label[for^="${start}"]`)];
  const without = labels.filter(({ htmlFor }) => !withId.some(({ id }) => id === htmlFor));
  return [...withId, ...without.flatMap((label) => label.parentElement?.parentElement ?? [])];
}

/** The field of a name that is least deep. Decap gives its element the id `name-field-7`, and nests those of a group in it. */
const findNamedField = (scope: Element, name: string): Element | undefined =>
  listNamedFields(scope, name)
    .map((element) => ({ element, depth: getDepth(element, scope) }))
    .sort((a, b) => a.depth - b.depth)[0]?.element;

/** The entry of a list: its second child holds them, with two elements for those who drag by keyboard. */
const findEntry = (list: Element, index: number): Element | undefined =>
  [...(list.children[1]?.children ?? [])].filter(({ id }) => !id.startsWith('Dnd'))[index];

/** The element of a field in the form of an entry; undefined while the form has none. */
function findField(form: Element, path: FieldPath): Element | undefined {
  let scope: Element | undefined = form;
  for (const step of path) {
    if (!scope) return undefined;
    scope = typeof step === 'number' ? findEntry(scope, step) : findNamedField(scope, step);
  }
  return scope;
}

/** Opens the collapsed entries and groups around a field, from the outermost. */
function expandAround(field: Element, form: Element): void {
  const parents: Element[] = [];
  for (let parent = field.parentElement; parent && parent !== form; parent = parent.parentElement) parents.unshift(parent);
  const hidden = parents.find((parent) => getComputedStyle(parent).display === 'none');
  hidden?.parentElement?.querySelector('button')?.click();
}

const inputs = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';

/** What of a field takes the focus: its input, or a button. */
const findInput = (field: Element): HTMLElement =>
  (field.matches(inputs) ? field : (field.querySelector(inputs) ?? field.querySelector('button') ?? field)) as HTMLElement;

/** The form may still be loading: it is searched this many times, every 100 ms. */
const maxAttempts = 150;

/** E5: shows the field that the address names: `?field=["sections",0,"title"]`. The form loads first, and collapsed entries open. */
export async function focusFieldOfAddress(root: Element): Promise<void> {
  const field = new URLSearchParams(location.search).get('field');
  if (field === null) return;
  const path = JSON.parse(field) as FieldPath;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const element = findField(root, path);
    const input = element && findInput(element);
    if (input?.checkVisibility()) {
      input.scrollIntoView({ block: 'center' });
      return input.focus();
    }
    if (input) expandAround(input, root);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
