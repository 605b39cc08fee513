import { isEmail } from '../../logic/form-problems';
import { confirmMail } from '../../logic/mail';
import { normalEmail } from '../../logic/normal-email';
import { limit } from './limit';
import type { ApiDeps } from './ports';
import { type FieldProblem, Problem } from './problem';
import type { Fields } from './read-body';
import type { Reply } from './reply';
import { linkKey, signedLink } from './signed-link';

const ours = ['email', '_website', '_elapsed'];

function emailOf(fields: Fields, { content }: ApiDeps): string {
  const { words } = content;
  const email = typeof fields['email'] === 'string' ? fields['email'] : '';
  const faults: [string, FieldProblem][] = Object.keys(fields)
    .filter((name) => !ours.includes(name))
    .slice(0, 10)
    .map((name) => [name.slice(0, 64), { label: name.slice(0, 64), problem: words.unknown_field }]);
  if (!isEmail(email)) faults.unshift(['email', { label: words.email_label, problem: words.email }]);
  if (faults.length > 0) throw new Problem(422, 'many_problems', { fields: Object.fromEntries(faults) });
  return normalEmail(email);
}

async function place(email: string, deps: ApiDeps): Promise<boolean> {
  const { store, settings, content } = deps;
  const now = deps.now();
  if (!settings.confirmsByMail) return store.subscribe(email, now);
  const key = await linkKey(deps.settings.serviceSecret, deps.store);
  const link = (purpose: 'confirm' | 'leave', id: string) => signedLink(settings.siteUrl, key, purpose, id);
  return store.subscribePending(email, (id) => confirmMail(email, link('confirm', id), link('leave', id), content.words), now);
}

/**
 * Puts an address on the newsletter's list. What fills the field that nobody sees is told the same, and put nowhere.
 * @throws {Problem} 422, 429, or 409 where the address is on the list.
 */
export async function subscribe(fields: Fields, address: string | undefined, deps: ApiDeps): Promise<Reply> {
  const { words } = deps.content;
  const email = emailOf(fields, deps);
  if (!fields['_website']) {
    await limit('newsletter', address, email, deps);
    if (!(await place(email, deps))) throw new Problem(409, 'already');
  }
  const state = deps.settings.confirmsByMail ? 'pending' : 'subscribed';
  const page = { title: words[`${state}_title`], text: words[`${state}_text`], next: { label: words.home, href: '/' } };
  return { status: 201, data: { email, state }, page };
}
