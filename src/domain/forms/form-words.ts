import { cleanValues, describeTooLong } from './form-validation';
import { findMissingContact, isContactKind } from './reply';
import { type ClosedDayMessages, findClosedDays, findInvalidHours, formatClosedMessage, hasEarlyHours, type VisitForm } from './visit';

/** The message of each day on which the showroom is closed, by field name. */
export const findClosedProblems = (form: VisitForm, messages: ClosedDayMessages): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findClosedDays(form)).map(([name, closedDay]) => [name, formatClosedMessage(closedDay, messages, form.today)]),
  );

/** The message of each hour that its day does not have or that nobody could confirm in time, by field name. */
export const findHourProblems = (
  form: VisitForm,
  messages: Readonly<Record<'visit_hours' | 'early_hours', string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findInvalidHours(form)).map(([name, hours]) => {
      const early = hasEarlyHours(
        form.rules.find((rule) => rule.name === name)!,
        form,
      )
        ? messages.early_hours
        : '';
      return [name, [early, hours.length > 0 && `${messages.visit_hours} ${hours.join(', ')}.`].filter(Boolean).join(' ')];
    }),
  );

/** The messages, by field name, of faults that have their own words: a value that is too long, no contact at all, a closed day. */
export function findNamedProblems(
  form: VisitForm,
  messages: ClosedDayMessages & Readonly<Record<'too_long' | 'no_contact', string>>,
): Record<string, string> {
  const { rules } = form;
  const values = cleanValues(rules, form.values);
  const tooLong = rules.flatMap(({ name, kind }): [string, string][] => {
    const problem = describeTooLong(kind, values[name] ?? '', messages.too_long);
    return problem === undefined ? [] : [[name, problem]];
  });
  const missing = findMissingContact(rules, values);
  const hasContact = rules.some(({ name, kind }) => kind !== 'reply' && isContactKind(kind) && values[name]);
  return {
    ...Object.fromEntries(tooLong),
    ...(missing !== undefined && !hasContact && { [missing]: messages.no_contact }),
    ...findClosedProblems(form, messages),
  };
}

/** A value in words: the labels of the options that its lines name, or else itself. */
export const describeValue = (value: string, options: readonly { readonly value: string; readonly label: string }[] = []): string =>
  options
    .filter((option) => value.split('\n').includes(option.value))
    .map(({ label }) => label)
    .join(', ') || value;
