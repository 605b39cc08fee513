import { createHmac } from 'node:crypto';
import { staffMail } from '../../logic/mail';
import { normalEmail } from '../../logic/normal-email';
import { dayInManila } from '../../logic/publication';
import type { ServiceForm } from '../../schema/service';
import { limit } from './limit';
import type { ApiDeps } from './ports';
import type { Fields } from './read-body';
import type { Reply } from './reply';
import { readSubmission, type Submission } from './submission';

const inWords = (moment: Date): string =>
  new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' }).format(moment);

const valueOf = (form: ServiceForm, kind: string, values: Submission['values']): string | undefined =>
  values[form.inputs.find((input) => input.kind === kind)?.name ?? ''];

/** A plain form has no key: the same words on the same day are the same inquiry, so that a page that is loaded again stores nothing. */
async function derivedKey({ form, values }: Submission, { store, now }: ApiDeps): Promise<string> {
  const said = JSON.stringify([form.type, Object.entries(values).sort(), dayInManila(now())]);
  return createHmac('sha256', await store.secret('keys'))
    .update(said)
    .digest('hex');
}

function mailFor({ form, values }: Submission, email: string | null, deps: ApiDeps) {
  const filled = form.inputs.filter(({ kind, name }) => kind !== 'consent' && values[name] !== undefined);
  // A board is long: it stands after all else.
  const isLong = ({ kind }: (typeof filled)[number]) => kind === 'board';
  const answers = [...filled.filter((input) => !isLong(input)), ...filled.filter(isLong)].map(({ label, name, choices }) => ({
    label,
    value: choices?.find(({ value }) => value === values[name])?.label ?? values[name]!,
  }));
  const sender = email === null ? undefined : { name: values['name'] ?? '', address: email };
  const received = inWords(deps.now());
  return (reference: string) => staffMail({ form: form.name, reference, answers, sender, received }, deps.content.words);
}

function thanks({ form }: Submission, reference: string, isNew: boolean, { content: { words } }: ApiDeps): Reply {
  const { heading, lead, text } = form.success;
  const page = {
    title: heading,
    lead,
    text,
    reference: { label: words.reference, value: reference },
    next: { label: words.home, href: '/' },
  };
  return { status: isNew ? 201 : 200, data: { reference }, page };
}

/**
 * Stores an inquiry once for its key, and its mail to the staff with it. What looks like a machine's is stored too, marked and
 * not mailed, and thanked like any other.
 * @throws {Problem} 422 or 429.
 */
export async function inquire(fields: Fields, address: string | undefined, deps: ApiDeps): Promise<Reply> {
  const { store, now, content } = deps;
  const submission = readSubmission(fields, content, dayInManila(now()));
  const { form, values, isSuspected } = submission;
  const key = submission.key ?? (await derivedKey(submission, deps));
  const known = await store.findInquiry(key);
  if (known !== undefined) return thanks(submission, known, false, deps);
  const written = valueOf(form, 'email', values);
  const email = written === undefined ? null : normalEmail(written);
  await limit('inquiry', address, email, deps);
  const inquiry = { key, form: form.type, values, email, notice: form.notice.version, isSuspected };
  const { reference, isNew } = await store.addInquiry(inquiry, mailFor(submission, email, deps), now());
  return thanks(submission, reference, isNew, deps);
}
