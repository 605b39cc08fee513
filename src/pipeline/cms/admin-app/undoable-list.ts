import { createElement } from '../create-element';
import { countEntries } from '../field-labels';
import type { WidgetProps } from './decap-globals';
import { showLastEntry } from './focus-field';

/** A list of Immutable. */
interface ItemList {
  size: number;
  get: (index: number) => unknown;
  insert: (index: number, item: unknown) => ItemList;
}

/** What of `ListControl` of Decap CMS is used here. */
interface ListControl {
  props: Pick<WidgetProps<ItemList>, 'field' | 'forID' | 'getEntry' | 't'> & { value: ItemList; onChange: (value: ItemList) => void };
  state: { keys: readonly string[]; itemsCollapsed: readonly boolean[] };
  setState: (state: Partial<ListControl['state']>) => void;
  handleRemove: (index: number, event: Event) => void;
  handleAdd: (event: Event) => void;
  handleAddType: (type: unknown, typeKey: unknown) => void;
  /** The list below its head, in an element that gives it its styles. */
  renderListControl: () => ListElement;
  /** What is wrong with the number of entries. */
  validateSize: () => readonly { type: string; message: string }[];
}

/** The React element around a list: it calls its child, whose first child is the head that says how many entries there are. */
interface ListElement {
  props: { children: (tools: unknown) => { props: { children: [{ props: { heading: string } }, ...unknown[]] } } };
}

/** The list with a head in plain English: “No pictures”, “18 holidays”. Decap CMS puts the number before the label. */
function withHeading(list: ListElement, heading: string): ListElement {
  const children: ListElement['props']['children'] = (tools) => {
    const box = list.props.children(tools);
    const [head, ...rest] = box.props.children;
    return { ...box, props: { ...box.props, children: [{ ...head, props: { ...head.props, heading } }, ...rest] } };
  };
  return { ...list, props: { ...list.props, children } };
}

const insertAt = <T>(list: readonly T[], index: number, item: T): T[] => [...list.slice(0, index), item, ...list.slice(index)];

let offered: HTMLElement | undefined;

/** Offers to take back a removal until the next one, or until the entry is left. */
function offerUndo(undo: () => void): void {
  offered?.remove();
  const button = createElement('button', { type: 'button' }, 'Bring it back');
  const box = createElement('div', { className: 'undo', role: 'status' }, 'Removed from the list. ', button);
  const end = () => box.remove();
  button.addEventListener('click', () => {
    undo();
    end();
  });
  addEventListener('hashchange', end, { once: true });
  document.body.append(box);
  offered = box;
}

/**
 * E7: the widget of lists, which shows an entry that was added, with a way to take back the removal of one. Decap CMS removes it at one press
 * and has no way back. A group that `belongs_to` a value of another field is asked for with that value, and refused without it: an event
 * has its time, news has none. The seam `pipeline/gatsby/decap` asserts the names that this leans on.
 * @param control the widget of Decap CMS.
 */
export function createUndoableList(control: object): object {
  const List = control as new (...parameters: unknown[]) => ListControl;
  return class UndoableList extends List {
    constructor(...parameters: unknown[]) {
      super(...parameters);
      const [remove, validateSize, add, addType] = [this.handleRemove, this.validateSize, this.handleAdd, this.handleAddType];
      const render = this.renderListControl.bind(this);
      this.renderListControl = () => {
        const { field, value } = this.props;
        const name = String(field.get('label_singular') ?? field.get('label')).toLowerCase();
        return withHeading(render(), countEntries((value as ItemList | undefined)?.size ?? 0, name));
      };
      this.handleAdd = (event) => {
        void showLastEntry(this.props.forID);
        add(event);
      };
      this.handleAddType = (...type) => {
        void showLastEntry(this.props.forID);
        addType(...type);
      };
      this.validateSize = () => {
        const { field, value, getEntry, t } = this.props;
        const belongsTo = field.get('belongs_to') as { get: (name: 'field' | 'value') => string } | undefined;
        if (!belongsTo) return validateSize();
        const isDue = getEntry().get('data').get(belongsTo.get('field')) === belongsTo.get('value');
        if (isDue === value.size > 0) return validateSize();
        const phrase = isDue ? 'required' : 'unasked';
        return [{ type: 'PRESENCE', message: t(`editor.editorControlPane.widget.${phrase}`, { fieldLabel: field.get('label') }) }];
      };
      this.handleRemove = (index, event) => {
        const item = this.props.value.get(index);
        remove(index, event);
        offerUndo(() => {
          const { keys, itemsCollapsed } = this.state;
          this.setState({ keys: insertAt(keys, index, crypto.randomUUID()), itemsCollapsed: insertAt(itemsCollapsed, index, true) });
          const { value } = this.props;
          // An entry that has just been opened is loaded once more, with what was removed meanwhile.
          this.props.onChange(value.get(index) === item ? value : value.insert(index, item));
        });
      };
    }
  };
}
