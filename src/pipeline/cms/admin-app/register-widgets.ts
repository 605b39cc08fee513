import { slugify } from '../../check/wording';
import type { WidgetProps } from './decap-globals';
import { createFocusPointWidget } from './focus-point';
import { createUndoableList } from './undoable-list';

const getSharedProps = <T>({ forID, classNameWrapper, setActiveStyle, setInactiveStyle }: WidgetProps<T>, name: string) => ({
  id: forID,
  className: `${classNameWrapper} ${name}`,
  onFocus: setActiveStyle,
  onBlur: setInactiveStyle,
});

/** A text without line breaks, in a field that grows with it. */
const createTextLineWidget = () =>
  window.createClass<{ props: WidgetProps<string> }>({
    render() {
      const { value = '', onChange } = this.props;
      const change = ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value.replace(/\s*\n\s*/g, ' '));
      return window.h('textarea', { ...getSharedProps(this.props, 'textLine'), rows: 1, value, onChange: change });
    },
  });

/** A number that is unique in its collection: a new entry gets the next one. */
const createNextNumberWidget = () =>
  window.createClass<{ props: WidgetProps<number> }>({
    componentDidMount() {
      const { value, onChange, query, forID, field } = this.props;
      if (value !== undefined) return;
      const name = String(field.get('name'));
      void query(forID, String(field.get('collection')), [name], '').then(({ payload }) => {
        const taken = (payload.hits ?? []).map(({ data }) => Number(data[name]) || 0);
        onChange(Math.max(0, ...taken) + 1);
      });
    },
    render() {
      const { value, onChange } = this.props;
      const change = ({ target }: { target: HTMLInputElement }) => onChange(target.value === '' ? undefined : target.valueAsNumber);
      return window.h('input', {
        ...getSharedProps(this.props, 'number'),
        type: 'number',
        min: 1,
        step: 1,
        value: value ?? '',
        onChange: change,
      });
    },
  });

interface MadeName {
  props: WidgetProps<string>;
  /** What was made of the title last: a name that somebody wrote is not made again. */
  made: string;
  update: () => void;
}

/**
 * A name in addresses. That of a new entry is made from its title while it is written, and stays what somebody writes. Files and folders
 * have the name of an entry that is there: it does not change here.
 */
const createAddressNameWidget = () =>
  window.createClass<MadeName>({
    componentDidMount() {
      const { getEntry, field } = this.props;
      this.made = '';
      this.update = () => {
        const title = getEntry()
          .get('data')
          .get(String(field.get('made_of')));
        const { value = '', onChange } = this.props;
        if (getEntry().get('path') || typeof title !== 'string' || value !== this.made) return;
        this.made = title === '' ? '' : `${(field.get('prefix') as string | undefined) ?? ''}${slugify(title)}`;
        if (this.made !== value) onChange(this.made);
      };
      // The screen gives a widget its own value alone. The title is stored once its own listener was called.
      document.addEventListener('input', this.update);
    },
    componentWillUnmount() {
      document.removeEventListener('input', this.update);
    },
    render() {
      const { value = '', onChange, getEntry, field } = this.props;
      const isFixed = Boolean(getEntry().get('path')) && field.get('is_file_name') === true;
      return window.h('input', {
        ...getSharedProps(this.props, 'addressName'),
        type: 'text',
        value,
        readOnly: isFixed,
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
      });
    },
  });

/** Registers our widgets with Decap CMS. */
export function registerWidgets(): void {
  window.CMS.registerWidget('text-line', createTextLineWidget());
  window.CMS.registerWidget('next-number', createNextNumberWidget());
  window.CMS.registerWidget('address-name', createAddressNameWidget());
  window.CMS.registerWidget('focus-point', createFocusPointWidget());
  // The fields of a picture in a text, as those of other pictures are named: its title in Markdown is the caption.
  const fields = [
    { name: 'image', label: 'Picture', widget: 'image', choose_url: false, media_library: { allow_multiple: false } },
    { name: 'alt', label: 'Alternate text' },
    { name: 'title', label: 'Caption (optional)' },
  ];
  window.CMS.registerEditorComponent({ ...window.CMS.getEditorComponents().get('image'), label: 'Picture', fields });
  const { control, preview, schema } = window.CMS.getWidget('list');
  window.CMS.registerWidget('list', createUndoableList(control), preview, schema);
}
