import type { WidgetProps } from './decap-globals';

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

/** Registers our widgets with Decap CMS. */
export function registerWidgets(): void {
  window.CMS.registerWidget('text-line', createTextLineWidget());
  window.CMS.registerWidget('next-number', createNextNumberWidget());
}
