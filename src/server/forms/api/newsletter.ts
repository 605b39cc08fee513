import { isEmail } from '../../../domain/forms/form-validation';
import { createConfirmationMail } from '../model/mail';
import { normalizeEmail } from '../model/normalize-email';
import { enforceRateLimit } from './rate-limit';
import type { ApiDeps } from './dependencies';
import { type FieldError, HttpError } from './http-error';
import type { BodyFields } from './read-body';
import type { ApiResponse } from './response';
import { getLinkKey, createSignedLink } from './signed-link';

const knownFields = ['email', '_website', '_elapsed'];

function parseEmail(fields: BodyFields, { content }: ApiDeps): string {
  const { words } = content;
  const email = typeof fields['email'] === 'string' ? fields['email'] : '';
  const faults: [string, FieldError][] = Object.keys(fields)
    .filter((name) => !knownFields.includes(name))
    .slice(0, 10)
    .map((name) => [name.slice(0, 64), { label: name.slice(0, 64), problem: words.unknown_field }]);
  if (!isEmail(email)) faults.unshift(['email', { label: words.email_label, problem: words.email }]);
  if (faults.length > 0) throw new HttpError(422, 'many_problems', { fields: Object.fromEntries(faults) });
  return normalizeEmail(email);
}

async function addSubscriber(email: string, deps: ApiDeps): Promise<boolean> {
  const { store, settings, content } = deps;
  const now = deps.now();
  if (!settings.hasDoubleOptIn) return store.subscribe(email, now);
  const key = await getLinkKey(deps.settings.serviceSecret, deps.store);
  const link = (purpose: 'confirm' | 'leave', id: string) => createSignedLink(settings.siteUrl, key, purpose, id);
  return store.subscribePending(email, (id) => createConfirmationMail(email, link('confirm', id), link('leave', id), content.words), now);
}

/**
 * Puts an address on the newsletter's list. What fills the field that nobody sees is told the same, and put nowhere.
 * @throws {HttpError} 422, 429, or 409 where the address is on the list.
 */
export async function handleSubscribe(fields: BodyFields, address: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const { words } = deps.content;
  const email = parseEmail(fields, deps);
  if (!fields['_website']) {
    await enforceRateLimit('newsletter', address, email, deps);
    if (!(await addSubscriber(email, deps))) throw new HttpError(409, 'already');
  }
  const state = deps.settings.hasDoubleOptIn ? 'pending' : 'subscribed';
  const page = { title: words[`${state}_title`], text: words[`${state}_text`], next: { label: words.home, href: '/' } };
  return { status: 201, data: { email, state }, page };
}
