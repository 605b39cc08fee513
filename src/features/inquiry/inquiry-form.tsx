import * as React from 'react';
import { dayAfter } from '../../logic/dates';
import type { Values } from '../../logic/form-problems';
import { dayInManila } from '../../logic/publication';
import type { OpenShowroom } from '../../logic/visit';
import { now } from '../../ui/clock/now';
import { Field } from '../../ui/field/field';
import type { Option } from '../../ui/field/option';
import { Trap } from '../../ui/field/trap';
import { Prose } from '../../ui/prose/prose';
import { useText } from '../../ui/text/text';
import { focusOn, put, valuesOf } from './controls';
import { Carried } from './carried';
import { aboutOf, fieldsOf, findProblems, type Problems } from './fields';
import * as styles from './inquiry.module.css';
import { Send } from './send';
import type { Receipt } from './sent';
import { useCarried } from './use-carried';
import { useDraft } from './use-draft';
import { action, useSubmission } from './use-submission';
import { useVisit } from './use-visit';

export interface InquiryFormProps {
  form: Queries.InquiryFormFragment;
  /** The choices that come from other content, by where they come from. */
  sources: Record<string, Option[]>;
  /** Where one can go, and when. */
  showrooms: readonly OpenShowroom[];
  /** The words and rooms of the board, where the site has one. */
  board: Queries.CarriedBoardFragment | null;
  onStored: (receipt: Receipt) => void;
}

/** Nothing tells that a day ends: it is looked up whenever the form is drawn. */
const unheard = () => () => undefined;

const today = (): string => dayInManila(now());

/** A form, its fields as content has them. It posts by itself where there are no scripts. */
export function InquiryForm({ form, sources, showrooms, board, onStored }: InquiryFormProps) {
  const words = useText().form;
  const [fields] = React.useState(() => fieldsOf(form.inputs, sources, showrooms));
  const [problems, setProblems] = React.useState<Problems>({});
  const frame = React.useRef<HTMLFormElement>(null);
  // The page is built on another day than it is read.
  const day = React.useSyncExternalStore(unheard, today, () => undefined);
  const find = (values: Values) => findProblems(fields, values, { today: today(), showrooms, words });
  const visit = useVisit(fields, showrooms, day, (name, chosen) => put(frame.current!, name, chosen));
  const carried = useCarried(fields);
  const draft = useDraft(form.type, fields, frame, (values) => {
    visit.follow(values);
    carried.begin(values);
  });
  const names = fields.map(({ rule }) => rule.name);
  const { isSending, failure, send } = useSubmission(form.type, names);

  // What is wrong stands beside the field before the focus comes there, so that it is read with it.
  const firstWrong = React.useRef<string | undefined>(undefined);
  React.useEffect(() => {
    if (frame.current && firstWrong.current !== undefined) focusOn(frame.current, firstWrong.current);
    firstWrong.current = undefined;
  }, [problems]);

  const show = (found: Problems) => {
    firstWrong.current = names.find((name) => name in found);
    setProblems(found);
    return firstWrong.current !== undefined;
  };
  const changed = (element: HTMLFormElement, name: string) => {
    const values = valuesOf(element);
    draft.keep({ ...visit.follow(values), ...values });
    const touched = visit.touchedBy(name);
    const left = Object.entries(problems).filter(([wrong]) => !touched.includes(wrong) || wrong in find(values));
    if (left.length < Object.keys(problems).length) setProblems(Object.fromEntries(left));
  };
  const onSubmit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (show(find(values))) return;
    const outcome = await send(values, draft.keyFor(values));
    if (outcome?.is === 'faulty') show(outcome.problems);
    if (outcome?.is !== 'stored') return;
    draft.forget();
    onStored({ reference: outcome.reference, sentAt: new Date(), about: aboutOf(fields, values) });
  };
  const wrong = { ...problems, ...visit.problems };
  return (
    <form
      ref={frame}
      method="post"
      action={action}
      noValidate
      aria-busy={isSending}
      onInput={({ currentTarget, target }) => changed(currentTarget, (target as HTMLInputElement).name)}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className={styles.head}>
        <h1 className={styles.title}>{form.heading}</h1>
        <p className={styles.lead}>{form.lead}</p>
      </div>
      <input type="hidden" name="_type" value={form.type} />
      <Trap />
      <div className={styles.fields}>
        {fields.map((field) => {
          const { name, label, kind } = field.input;
          if (kind === 'board')
            return (
              board && (
                <Carried
                  key={name}
                  carried={carried}
                  label={label}
                  section={board}
                  problem={wrong[name] ?? null}
                  onChanged={() => frame.current && changed(frame.current, name)}
                />
              )
            );
          return <Field key={name} {...visit.shown(field)} problem={wrong[name] ?? null} firstDay={day && dayAfter(day)} />;
        })}
      </div>
      <Prose html={form.notice} className={styles.notice} />
      <Send label={form.submit} isSending={isSending} problems={Object.keys(wrong).length} failure={failure} />
    </form>
  );
}
