import { isEmail } from '../../../domain/forms/form-validation';
import { createConfirmationMail } from '../model/mail';
import { normalizeEmail } from '../model/normalize-email';
import { enforceRateLimit } from './rate-limit';
import type { ApiDeps } from './dependencies';
import { type FieldError, HttpError } from './http-error';
import type { BodyFields } from './read-body';
import type { ApiResponse } from './response';
import { type LinkPurpose, getLinkKey, createSignedLink } from './signed-link';
import { createUnknownFieldErrors } from './submission';

const knownFields = ['email', '_website', '_elapsed'];

function parseEmail(fields: BodyFields, { content: { messages } }: ApiDeps): string {
  const email = typeof fields['email'] === 'string' ? fields['email'] : '';
  const unknownNames = Object.keys(fields).filter((name) => !knownFields.includes(name));
  const errors: [string, FieldError][] = createUnknownFieldErrors(unknownNames, messages);
  if (!isEmail(email)) errors.unshift(['email', { label: messages.email_label, problem: messages.email }]);
  if (errors.length > 0) throw new HttpError(422, 'many_problems', { fields: Object.fromEntries(errors) });
  return normalizeEmail(email);
}

async function addSubscriber(email: string, { store, settings, content, now }: ApiDeps): Promise<boolean> {
  if (!settings.hasDoubleOptIn) return store.subscribe(email, now());
  const key = await getLinkKey(settings.serviceSecret, store);
  const createLink = (purpose: LinkPurpose, id: string) => createSignedLink(settings.siteUrl, key, purpose, id);
  const createMail = (id: string) => createConfirmationMail(email, createLink('confirm', id), createLink('leave', id), content.messages);
  return store.subscribePending(email, createMail, now());
}

/**
 * Subscribes an address to the newsletter. A request that fills the hidden field gets the same response and is not stored.
 * @throws {HttpError} 422 when a field is invalid, 429 when the sender is over a rate limit, 409 when the address is subscribed.
 */
export async function handleSubscribe(fields: BodyFields, clientIp: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const { messages } = deps.content;
  const email = parseEmail(fields, deps);
  if (!fields['_website']) {
    await enforceRateLimit('newsletter', clientIp, email, deps);
    if (!(await addSubscriber(email, deps))) throw new HttpError(409, 'already');
  }
  const state = deps.settings.hasDoubleOptIn ? 'pending' : 'subscribed';
  const page = { title: messages[`${state}_title`], text: messages[`${state}_text`], next: { label: messages.home, href: '/' } };
  return { status: 201, data: { email, state }, page };
}
