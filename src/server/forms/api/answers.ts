import type { ServiceForm } from '../../../schema/service';

/** A filled field of an inquiry, in words. */
export interface Answer {
  label: string;
  value: string;
  /** The kind of the field; undefined if the form has no longer this field. */
  kind?: ServiceForm['inputs'][number]['kind'];
}

/** The answers of an inquiry in the order of its form, a board last because it is long. Consent is none. */
export function listAnswers({ inputs }: Pick<ServiceForm, 'inputs'>, values: Readonly<Record<string, string>>): Answer[] {
  const filled = inputs.filter(({ kind, name }) => kind !== 'consent' && values[name] !== undefined);
  const sorted = filled.sort((a, b) => Number(a.kind === 'board') - Number(b.kind === 'board'));
  const known = sorted.map(({ label, name, kind, choices }) => {
    const chosen = choices?.filter((choice) => values[name]!.split('\n').includes(choice.value)) ?? [];
    return { label, kind, value: chosen.length > 0 ? chosen.map((choice) => choice.label).join(', ') : values[name]! };
  });
  const names = new Set(inputs.map(({ name }) => name));
  const removed = Object.entries(values).filter(([name]) => !names.has(name));
  return [...known, ...removed.map(([label, value]) => ({ label, value }))];
}
