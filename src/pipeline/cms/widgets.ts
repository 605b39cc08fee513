import { contentKinds } from '../../schema/content-kinds';
import type { JsonSchema } from '../../schema/json-schema';
import { type FieldRole, isReference, type ReferenceRole, referenceKinds } from '../../schema/metadata';
import type { DecapField } from './decap-field';

type Widget = Pick<DecapField, 'widget' | 'adapter' | 'options' | 'pattern'> & Record<string, unknown>;

/** A choice among the entries of another kind of content. */
function createRelation(role: ReferenceRole): Widget {
  const { type, key, label } = referenceKinds[role];
  const { format, files } = contentKinds.find((kind) => kind.type === type)!;
  const path = (name: string) => (format === 'list' ? `entries.*.${name}` : name);
  return {
    widget: 'relation',
    collection: type,
    ...(format === 'list' ? { file: files.replace('.yaml', '') } : {}),
    value_field: path(key),
    display_fields: [path(label)],
    search_fields: [path(label), path(key)],
    options_length: 200,
  };
}

const widgetByRole: Partial<Record<FieldRole, Widget>> = {
  copy: { widget: 'text-line' },
  markdown: { widget: 'markdown', buttons: ['bold', 'italic', 'link'], editor_components: [], minimal: true, modes: ['rich_text', 'raw'] },
  date: { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false },
  // Decap matches the pattern with the name of the file, without its path.
  'picture-file': { widget: 'image', adapter: 'file', choose_url: false, pattern: ['\\.(?:jpe?g|png)$', 'a .jpg or .png'] },
  'inline-svg': { widget: 'image', adapter: 'file', choose_url: false, pattern: ['\\.svg$', 'an .svg'] },
  logo: { widget: 'image', adapter: 'file', choose_url: true },
};

const toOption = (value: string) => ({ label: value, value });

function getWidgetByType({ type, minimum, maximum }: JsonSchema, required: boolean): Widget | undefined {
  if (type === 'string') return { widget: 'string' };
  if (type === 'integer')
    return { widget: 'number', value_type: 'int', step: 1, min: minimum, ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }) };
  if (type !== 'boolean') return undefined;
  // A switch has no third state, and a missing value is not the same as `false`.
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

function findWidget(schema: JsonSchema, isRequired: boolean): Widget | undefined {
  if (schema.enum) return { widget: 'select', options: schema.enum.map(toOption) };
  if (isReference(schema.role)) return createRelation(schema.role);
  return (schema.role && widgetByRole[schema.role]) ?? getWidgetByType(schema, isRequired);
}

/**
 * The widget of a field that is neither a list nor a group.
 * @throws {Error} when no widget is for the shape.
 */
export function getWidget(schema: JsonSchema, isRequired: boolean): Widget {
  const { pattern, patternMessage = pattern } = schema;
  const widget = findWidget(schema, isRequired);
  if (!widget) throw new Error(`No widget of the editing screen for ${JSON.stringify(schema)}: add one to src/pipeline/cms/widgets.ts.`);
  const hasPattern = pattern !== undefined && ['string', 'text-line'].includes(widget.widget);
  return hasPattern ? { ...widget, pattern: [pattern, patternMessage!] } : widget;
}
