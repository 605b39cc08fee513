import { countFormLength, maxFormLength } from '../../../domain/forms/form-validation';
import { contactKinds } from '../../../domain/forms/reply';
import { formatNames, formatSuggestion } from '../wording';
import type { ContentEntry } from '../read/content-model';
import { findDuplicates, entryRule, type Rule, type Rules } from './rule';

type FormFields = NonNullable<ContentEntry<'ContactForm'>['value']['inputs']>;
type FormField = NonNullable<FormFields[number]>;

/** What is wrong with a field of a form, at its keys. An invalid value is a fault of its own: `isWritten` asks the document whether there is a key. */
type FindMistakes = (
  field: FormField,
  form: { fields: FormFields; isWritten: (key: string) => boolean },
) => Iterable<readonly [key: string, message: string]>;

/** A rule for the fields of forms whose kind is known, one by one. */
const formFieldRule = (find: FindMistakes): Rule =>
  entryRule('ContactForm', function* ({ source, value: { inputs: fields = [] } }) {
    for (const [index, field] of fields.entries()) {
      if (field?.kind === undefined) continue;
      const isWritten = (key: string) => source.head?.document.hasIn(['inputs', index, key]) === true;
      for (const [key, message] of find(field, { fields, isWritten })) yield [['inputs', index, key], message];
    }
  });

const formFiles = entryRule('ContactForm', function* ({ source: { name }, value: { type } }) {
  if (type !== undefined && type !== name)
    yield [['type'], `The file is named \`${name}.yaml\`, and the form \`${type}\`. Write \`${name}\`, or rename the file.`];
});

const formFieldNames = entryRule('ContactForm', function* ({ value: { inputs = [] } }) {
  for (const { index, key } of findDuplicates(inputs, (field) => field?.name))
    yield [['inputs', index, 'name'], `Another field of this form is named \`${key}\`. Give this one a name of its own.`];
});

const choiceKinds = ['choice', 'checkboxes', 'select'];

/** The keys that fields of some kinds alone have. A link fills in a text, a choice, a day or an hour, and no personal data or consent. */
const kindsOfKeys: Readonly<Record<string, readonly string[]>> = {
  options: choiceKinds,
  options_from: choiceKinds,
  from_link: ['text', 'checkboxes', 'select', 'date', 'hour', 'board'],
  days_of: ['date'],
  day: ['hour'],
  channels: ['reply'],
};

const formKeys = formFieldRule(function* ({ kind, from_link }, { isWritten }) {
  for (const [key, kinds] of Object.entries(kindsOfKeys))
    if (!kinds.includes(kind!) && isWritten(key) && (key !== 'from_link' || from_link))
      yield [key, `A field of kind \`${kind!}\` has no \`${key}\`. Take it out, or make the kind one of ${formatNames(kinds)}.`];
});

const formChoices = formFieldRule(function* ({ kind }, { isWritten }) {
  const sources = ['options', 'options_from'].filter(isWritten);
  if (!choiceKinds.includes(kind!)) return;
  if (sources.length === 0)
    yield [
      'kind',
      `A field of kind \`${kind!}\` needs choices. Add \`options:\` with a list, or \`options_from:\` with a kind of content.`,
    ];
  else if (sources.length === 2) yield ['options_from', 'The choices come from `options` and from `options_from`. Keep one of the two.'];
});

/** The keys that name another field of the form, with the kind that has them and the fields that they may name. */
const fieldReferences = [
  {
    key: 'days_of',
    kind: 'date',
    what: 'The fields that choose a showroom are',
    none: 'The form has no field with `options_from: showrooms`.',
    isTarget: ({ options_from }: FormField) => options_from === 'showrooms',
  },
  {
    key: 'day',
    kind: 'hour',
    what: 'The fields with `days_of` are',
    none: 'The form has no field of kind `date` with `days_of`.',
    isTarget: ({ kind, days_of }: FormField) => kind === 'date' && days_of !== undefined,
  },
] as const;

const formFieldReferences = formFieldRule(function* (field, { fields, isWritten }) {
  for (const { key, kind, what, none, isTarget } of fieldReferences) {
    if (field.kind !== kind) continue;
    const value = field[key];
    const names = fields.flatMap((other) => (other?.name !== undefined && isTarget(other) ? [other.name] : []));
    const advice = names.length === 0 ? none : formatSuggestion(value ?? '', names, what);
    if (value !== undefined && !names.includes(value)) yield [key, `\`${value}\` is not the field it should be. ${advice}`];
    // A day may be alone; an hour always belongs to a day.
    if (kind === 'hour' && !isWritten(key)) yield ['kind', `A field of kind \`hour\` needs \`day:\`, the name of its day. ${advice}`];
  }
});

const formReply = formFieldRule(function* ({ kind, channels = [] }, { fields, isWritten }) {
  if (kind !== 'reply') return;
  if (!isWritten('channels')) yield ['kind', 'A field of kind `reply` needs `channels:`, a list of the ways of answering.'];
  for (const channel of channels) {
    const needed = contactKinds[channel!];
    if (needed !== undefined && !fields.some((field) => field?.kind === needed))
      yield ['channels', `An answer by \`${channel!}\` needs a field of kind \`${needed}\`. Add one, or take \`${channel!}\` out.`];
  }
});

/** A form has one field of files, because their limits are those of the whole form. */
const formFileFields = entryRule('ContactForm', function* ({ value: { inputs = [] } }) {
  const [first, ...others] = [...inputs.entries()].filter(([, field]) => field?.kind === 'files');
  for (const [index] of others) {
    const message = `The form has a field of kind \`files\` already: \`${first![1]?.name ?? ''}\`. Take one of the two out; it takes several files.`;
    yield [['inputs', index, 'kind'], message];
  }
});

const formLength = entryRule('ContactForm', function* ({ value: { inputs = [] } }) {
  const length = countFormLength(inputs.map((field) => ({ kind: field?.kind ?? '' })));
  if (length > maxFormLength) {
    const message = `The fields may have ${length.toLocaleString('en')} characters together, and a form is sent with ${maxFormLength.toLocaleString('en')} at most. Take a long text out: a field of kind \`textarea\` has 4,000.`;
    yield [['inputs'], message];
  }
});

const lawName = 'the Data Privacy Act asks for it (RA 10173)';

const formConsent = entryRule('ContactForm', function* ({ value: { inputs } }) {
  if (inputs?.every((field) => field?.kind !== undefined && field.kind !== 'consent'))
    yield [['inputs'], `The form asks for no consent. Add a field of kind \`consent\` with \`required: true\`: ${lawName}.`];
});

const requiredConsent = formFieldRule(function* ({ kind, required }) {
  if (kind === 'consent' && required === false) yield ['required', `The consent may be left out. Write \`required: true\`: ${lawName}.`];
});

export const formRules: Rules = {
  formFiles,
  formFieldNames,
  formKeys,
  formChoices,
  formFieldReferences,
  formReply,
  formFileFields,
  formLength,
  formConsent,
  requiredConsent,
};
