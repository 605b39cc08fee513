import * as React from 'react';
import { dayInWords } from '../../logic/dates';
import type { Values } from '../../logic/form-problems';
import { closedDays, closedInWords, hoursOffered, type OpenShowroom } from '../../logic/visit';
import type { FieldProps } from '../../ui/field/field';
import { useText } from '../../ui/text/text';
import type { FormField, Problems } from './fields';

/** A field as it stands now. */
type Shown = Pick<FieldProps, 'field' | 'options' | 'chosen' | 'offer'>;

/** The names of the fields that a visit hangs on: its showroom, its day and its hour. */
const namesIn = (rules: readonly FormField['rule'][]): string[] =>
  rules.flatMap(({ name, day, daysOf }) => [...(day === undefined ? [] : [name, day]), ...(daysOf === undefined ? [] : [name, daysOf])]);

/**
 * Follows what is chosen of a visit. The hours of a day stand as ticks, and the one that was chosen stays while it is offered. Before
 * there is a day, words stand there; before the scripts, a list of all hours, so that the form can be sent without them.
 * @param today undefined in the prebuilt page.
 * @param take puts a day into a field.
 */
export function useVisit(
  fields: readonly FormField[],
  showrooms: readonly OpenShowroom[],
  today: string | undefined,
  take: (name: string, day: string) => void,
) {
  const text = useText().form;
  const [chosen, setChosen] = React.useState<Values>({});
  const rules = fields.map(({ rule }) => rule);
  const names = namesIn(rules);
  const closed = today === undefined ? {} : closedDays(rules, chosen, showrooms, today);

  function hours({ input, options, rule }: FormField): Shown {
    if (today === undefined) return { field: { ...input, kind: 'select', width: 'half' }, options };
    const offered = hoursOffered(rule, rules, chosen, showrooms, today);
    if (!offered?.length) return { field: { ...input, hint: offered ? text.no_hours : text.day_first }, options: [] };
    return { field: { ...input, kind: 'choice' }, options: offered.map((value) => ({ value, label: value })), chosen: chosen[rule.name] };
  }
  function shown(field: FormField): Shown {
    if (field.rule.day !== undefined) return hours(field);
    const { input, options } = field;
    const next = closed[input.name]?.next;
    if (next === undefined || today === undefined) return { field: input, options };
    return {
      field: input,
      options,
      offer: { label: `${text.take_day} ${dayInWords(next, today)}`, onTaken: () => take(input.name, next) },
    };
  }
  return {
    shown,
    /** What is wrong with a day at once, before anything is sent. */
    problems: Object.fromEntries(Object.entries(closed).map(([name, one]) => [name, closedInWords(one, text, today ?? '')])) as Problems,
    /** The fields that are right or wrong otherwise when a field changes. */
    touchedBy: (name: string): readonly string[] => (names.includes(name) ? names : [name]),
    /** Hears what stands in the fields; where no hours stand, the one that was chosen is remembered, and given back. */
    follow: (values: Values): Values => {
      const now = Object.fromEntries(names.map((name) => [name, values[name] ?? chosen[name]]));
      if (Object.keys(now).some((name) => now[name] !== chosen[name])) setChosen(now);
      return now;
    },
  };
}
