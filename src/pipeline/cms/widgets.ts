import type { FieldRole } from '../../schema/field-types';
import type { DecapField } from './decap-field';
import type { JsonSchema } from './json-schemas';

type Widget = Pick<DecapField, 'widget' | 'adapter' | 'options' | 'pattern'> & Record<string, unknown>;

/** What a reference names: a kind of content, the field that says its name, and the one that is shown. */
const createRelation = (collection: string, by: string, shown: string, file?: string): Widget => {
  const path = (name: string) => (file ? `entries.*.${name}` : name);
  return {
    widget: 'relation',
    collection,
    ...(file ? { file } : {}),
    value_field: path(by),
    display_fields: [path(shown)],
    search_fields: [path(shown), path(by)],
    options_length: 200,
  };
};

const widgetByRole: Partial<Record<FieldRole, Widget>> = {
  copy: { widget: 'text-line' },
  markdown: { widget: 'markdown', buttons: ['bold', 'italic', 'link'], editor_components: [], minimal: true, modes: ['rich_text', 'raw'] },
  date: { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false },
  // Decap tests the name of the file, without its path.
  'picture-file': { widget: 'image', adapter: 'file', choose_url: false, pattern: ['\\.(?:jpe?g|png)$', 'a .jpg or .png'] },
  logo: { widget: 'image', adapter: 'file', choose_url: true },
  brand: createRelation('Brand', 'name', 'title'),
  showroom: createRelation('Showroom', 'slug', 'name', 'showrooms'),
  category: createRelation('Category', 'slug', 'name', 'categories'),
  room: createRelation('Room', 'slug', 'name', 'rooms'),
  material: createRelation('Material', 'slug', 'name', 'materials'),
};

const toOption = (value: string) => ({ label: value, value });

function getWidgetByType({ type, minimum, maximum }: JsonSchema, required: boolean): Widget | undefined {
  if (type === 'string') return { widget: 'string' };
  if (type === 'integer')
    return { widget: 'number', value_type: 'int', step: 1, min: minimum, ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }) };
  if (type !== 'boolean') return undefined;
  // A switch knows no third state, and what is left out is not the same as no.
  return required
    ? { widget: 'boolean', default: false }
    : {
        widget: 'select',
        adapter: 'yes-no',
        options: [
          { label: 'Yes', value: 'true' },
          { label: 'No', value: 'false' },
        ],
      };
}

/** What fills in a field that is neither a list nor a group. Throws for a shape that no widget is for. */
export function getWidget(shape: JsonSchema, required: boolean): Widget {
  const { role: meaning, pattern, patternMessage: wrong, enum: choices } = shape;
  const widget = choices
    ? { widget: 'select', options: choices.map(toOption) }
    : ((meaning && widgetByRole[meaning]) ?? getWidgetByType(shape, required));
  if (!widget) throw new Error(`No widget of the editing screen for ${JSON.stringify(shape)}: add one to src/pipeline/cms/widgets.ts.`);
  const isAsked = pattern !== undefined && ['string', 'text-line'].includes(widget.widget);
  return isAsked ? { ...widget, pattern: [pattern, wrong ?? pattern] } : widget;
}
