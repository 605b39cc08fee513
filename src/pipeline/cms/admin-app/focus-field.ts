import { describeField } from '../field-labels';
import { formatCount } from '../../../domain/text';
import { createElement } from '../create-element';

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

/** The entries of a list: its second child holds them, with two elements for those who drag by keyboard. */
const listEntries = (list: Element): Element[] => [...(list.children[1]?.children ?? [])].filter(({ id }) => !id.startsWith('Dnd'));

/** The element of a field in the form of an entry; undefined while the form has none. */
function findField(form: Element, path: FieldPath): Element | undefined {
  let scope: Element | undefined = form;
  for (const step of path) {
    if (!scope) return undefined;
    scope = typeof step === 'number' ? listEntries(scope)[step] : findNamedField(scope, step);
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

/** A form that loads is searched this many times, every 100 ms. */
const maxAttempts = 150;

/** Shows and focuses the field that `find` returns, once the form has it; collapsed entries around it open. */
async function revealField(root: Element, find: () => Element | undefined): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const element = find();
    const input = element && findInput(element);
    if (input?.checkVisibility()) {
      input.scrollIntoView({ block: 'center' });
      return input.focus();
    }
    if (input) expandAround(input, root);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Shows the entry that was added to a list, at its end, once the form has it. */
export async function showLastEntry(id: string): Promise<void> {
  const list = () => document.getElementById(id);
  const before = list() ? listEntries(list()!).length : 0;
  await revealField(document.body, () => {
    const entries = list() ? listEntries(list()!) : [];
    return entries.length > before ? entries.at(-1) : undefined;
  });
}

/** E5: shows the field that the address names: `?field=["sections",0,"title"]`. */
export async function focusFieldOfAddress(root: Element): Promise<void> {
  const field = new URLSearchParams(location.search).get('field');
  if (field === null) return;
  const path = JSON.parse(field) as FieldPath;
  await revealField(root, () => findField(root, path));
}

const getFieldName = (id: string): string => id.replace(/-field-\d+$/, '');

/** The steps to the field that an element of the form belongs to. */
function findFieldPath(element: Element, root: Element): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    if (isField(at)) path.unshift(getFieldName(at.id));
    const isEntry = at.querySelector(':scope > div > [aria-roledescription="sortable"]') !== null;
    const list = isEntry ? at.parentElement?.parentElement : undefined;
    const index = list && isField(list) ? listEntries(list).indexOf(at) : -1;
    if (index >= 0) path.unshift(index);
  }
  return path;
}

/** What an entry lacks, at each field. */
interface FieldProblem {
  message: string;
  path: (string | number)[];
  field: Element;
}

/** The problems that Decap CMS writes beside the labels of fields. */
function listProblems(root: Element): FieldProblem[] {
  return [...root.querySelectorAll('[class*="ControlErrorsList"]')].flatMap((list) => {
    const id = list.parentElement?.querySelector('label')?.htmlFor ?? '';
    const element = document.getElementById(id);
    const field = element ?? list.parentElement!.parentElement!;
    // The widget of a picture has no element with its id.
    const path = [...findFieldPath(field, root), ...(element ? [] : [getFieldName(id)])];
    return [...list.children].map(({ textContent }) => ({ message: textContent, path, field }));
  });
}

/**
 * E7: says why an entry is not published: every field that lacks something, as a button that leads to it. The first is shown at once. Decap
 * CMS ends a publication that it refuses with a promise that rejects with nothing.
 */
export function explainRefusals(root: Element): void {
  const box = createElement('div', { className: 'refusal', role: 'alert' });
  const show = (problems: readonly FieldProblem[]) => {
    const sentences = problems.map(({ message, path }) => (path.length > 1 ? `${message} (${describeField(path)})` : message));
    if (sentences.join() === box.dataset['shown']) return;
    box.dataset['shown'] = sentences.join();
    const buttons = problems.map(({ field }, index) => {
      const button = createElement('button', { type: 'button' }, sentences[index]!);
      button.addEventListener('click', () => void revealField(root, () => field));
      return createElement('li', {}, button);
    });
    box.replaceChildren(
      createElement('strong', {}, `Not published yet. Look at ${formatCount(buttons.length, 'field')}:`),
      createElement('ul', {}, ...buttons),
    );
    if (buttons.length > 0) document.body.append(box);
    else box.remove();
  };
  addEventListener('unhandledrejection', (event) => {
    const problems = event.reason === undefined ? listProblems(root) : [];
    if (problems.length === 0) return;
    event.preventDefault();
    show(problems);
    void revealField(root, () => problems[0]!.field);
  });
  new MutationObserver(() => box.isConnected && show(listProblems(root))).observe(root, { childList: true, subtree: true });
}
