import { getEntries, type ContentEntry, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { formatSuggestion } from '../closest-name';

type FormFields = NonNullable<ContentEntry<'ContactForm'>['value']['inputs']>;
type FormField = NonNullable<FormFields[number]>;

/** The keys that name another field of the form, with the kind that has them and the fields that they may name. */
const fieldReferences = [
  {
    key: 'days_of',
    kind: 'date',
    what: 'The fields that choose a showroom are',
    none: 'The form has no field with `options_from: showrooms`.',
    isMeant: ({ options_from }: FormField) => options_from === 'showrooms',
  },
  {
    key: 'day',
    kind: 'hour',
    what: 'The fields with `days_of` are',
    none: 'The form has no field of kind `date` with `days_of`.',
    isMeant: ({ kind, days_of }: FormField) => kind === 'date' && days_of !== undefined,
  },
] as const;

/** The mistakes in the names that a field holds, with the key of each. */
function* findReferenceMistakes(
  field: FormField,
  fields: FormFields,
  isWritten: (key: string) => boolean,
): Iterable<[key: string, words: string]> {
  for (const { key, kind, what, none, isMeant } of fieldReferences) {
    if (field.kind !== kind) {
      if (isWritten(key)) yield [key, `A field of kind \`${field.kind}\` has no \`${key}\`. Take it out, or make the kind \`${kind}\`.`];
      continue;
    }
    const named = field[key];
    const names = fields.flatMap((one) => (one?.name !== undefined && isMeant(one) ? [one.name] : []));
    const mend = names.length === 0 ? none : formatSuggestion(named ?? '', names, what);
    if (named !== undefined && !names.includes(named)) yield [key, `\`${named}\` is not the field it should be. ${mend}`];
    // A day may be alone; an hour always belongs to a day.
    if (kind === 'hour' && !isWritten(key)) yield ['kind', `A field of kind \`hour\` needs \`day:\`, the name of its day. ${mend}`];
  }
}

/** `days_of` names a field that chooses a showroom, and `day` names a field of kind date that has `days_of`. */
export const formFieldReferences: Rule = function* (content) {
  for (const entry of getEntries(content, 'ContactForm')) {
    const fields = entry.value.inputs ?? [];
    for (const [at, field] of fields.entries()) {
      if (field?.kind === undefined) continue;
      const isWritten = (key: string) => entry.source.head?.document.hasIn(['inputs', at, key]) === true;
      for (const [key, words] of findReferenceMistakes(field, fields, isWritten)) yield createFieldFault(entry, ['inputs', at, key], words);
    }
  }
};
