import * as React from 'react';
import { formatDay } from '../../domain/dates';
import type { FormValues } from '../../domain/forms/form-validation';
import { findClosedDays, formatClosedMessage, getAvailableHours, type VisitShowroom } from '../../domain/forms/visit';
import type { FieldProps } from '../../ui/field/field';
import { useMessages } from '../../ui/messages/messages';
import type { FormField, FieldProblems } from './form-fields';

/** The current state of a field. */
type FieldState = Pick<FieldProps, 'field' | 'options' | 'defaultValue' | 'fix'>;

/** The names of the fields that depend on each other: showroom, day and hour. */
const getVisitFieldNames = (rules: readonly FormField['rule'][]): string[] =>
  rules.flatMap(({ name, day, daysOf }) => [...(day === undefined ? [] : [name, day]), ...(daysOf === undefined ? [] : [name, daysOf])]);

/**
 * The fields of a visit, which depend on each other. The hours of the chosen day are radio buttons; a chosen hour stays while it is
 * available. Without a day there is a hint instead; without scripts, a list of all hours, so that the form can be sent.
 * @param today undefined in the prerendered page.
 * @param setValue sets the value of a field.
 */
export function useVisitFields(
  fields: readonly FormField[],
  showrooms: readonly VisitShowroom[],
  today: string | undefined,
  setValue: (name: string, day: string) => void,
) {
  const messages = useMessages().form;
  const [selected, setSelected] = React.useState<FormValues>({});
  const rules = fields.map(({ rule }) => rule);
  const names = getVisitFieldNames(rules);
  const closed = today === undefined ? {} : findClosedDays({ rules, values: selected, showrooms, today });

  function getHourFieldState({ input, options, rule }: FormField): FieldState {
    if (today === undefined) return { field: { ...input, kind: 'select', width: 'half' }, options };
    const availableHours = getAvailableHours(rule, { rules, values: selected, showrooms, today });
    if (!availableHours?.length) return { field: { ...input, hint: availableHours ? messages.no_hours : messages.day_first }, options: [] };
    return {
      field: { ...input, kind: 'choice' },
      options: availableHours.map((value) => ({ value, label: value })),
      defaultValue: selected[rule.name],
    };
  }
  function getFieldState(field: FormField): FieldState {
    if (field.rule.day !== undefined) return getHourFieldState(field);
    const { input, options } = field;
    const next = closed[input.name]?.next;
    const isFixable = next !== undefined && today !== undefined;
    const fix = isFixable
      ? { label: `${messages.take_day} ${formatDay(next, today)}`, onClick: () => setValue(input.name, next) }
      : undefined;
    return { field: input, options, fix };
  }
  return {
    getFieldState,
    /** Errors shown at once, before the form is sent. */
    problems: Object.fromEntries(
      Object.entries(closed).map(([name, closedDay]) => [name, formatClosedMessage(closedDay, messages, today ?? '')]),
    ) as FieldProblems,
    /** The fields to validate again when a field changes. */
    getRelatedFields: (name: string): readonly string[] => (names.includes(name) ? names : [name]),
    /** Takes the values of the form. A chosen hour without a control is remembered and returned. */
    update: (values: FormValues): FormValues => {
      const current = Object.fromEntries(names.map((name) => [name, values[name] ?? selected[name]]));
      if (Object.keys(current).some((name) => current[name] !== selected[name])) setSelected(current);
      return current;
    },
  };
}
