import { trapName } from '../../../domain/forms/form-validation';
import { parseEmail } from '../model/normalize-email';
import type { MailDeps } from './inquiry-mails';
import { createConfirmationMail } from './mails';
import { countKnownAddress, enforceSubscriptionLimit, reserveConfirmation } from './rate-limit';
import type { ApiDeps } from './dependencies';
import { type ApiResponse, type FieldError, HttpError } from './response';
import type { BodyFields } from './read-body';
import { createMailLink, readLink } from './signed-link';
import { createInvalidLinkResponse, createSignedPage } from './signed-page';
import { askMeantEmail, createNoticeErrors, createUnknownFieldErrors, getSentNotice } from './inquiries';

const knownFields = ['email', trapName, '_elapsed', '_notice'];

function readSubscription(fields: BodyFields, { content: { messages, privacy } }: ApiDeps): { email: string; notice: string } {
  const email = parseEmail(fields['email']);
  const unknownNames = Object.keys(fields).filter((name) => !knownFields.includes(name));
  const errors: [string, FieldError][] = createUnknownFieldErrors(unknownNames, messages);
  if (email === undefined) errors.unshift(['email', { label: messages.email_label, problem: messages.email }]);
  errors.push(...createNoticeErrors(fields, privacy.version, messages));
  if (email === undefined || errors.length > 0) throw new HttpError(422, 'many_problems', { fields: Object.fromEntries(errors) });
  return { email, notice: getSentNotice(fields) };
}

/** Puts an address on the list, or sends the mail that asks its owner, at `dueAt` at the earliest. False if it is on the list. `notice` is the version that its page showed. */
export async function addSubscriber(
  { email, notice }: { email: string; notice: string },
  dueAt: Date,
  deps: MailDeps & Pick<ApiDeps, 'hasDoubleOptIn'>,
): Promise<boolean> {
  const { store, hasDoubleOptIn, now } = deps;
  if (!hasDoubleOptIn) return store.subscribe(email, notice, now());
  const createMail = (id: string) =>
    createConfirmationMail(email, [createMailLink(deps, 'confirm', id), createMailLink(deps, 'leave', id)], deps);
  return store.subscribePending(email, notice, createMail, now(), dueAt);
}

/**
 * Subscribes an address to the newsletter. A request that fills the hidden field gets the same response, and its address waits; so does one with
 * an address that is subscribed, after a few of them: nobody can ask for many.
 * @throws {HttpError} 422 when a field is invalid or the address looks mistyped and was not sent before, 429 when the sender is over a rate limit, 409 when the address is subscribed.
 */
export async function handleSubscribe(fields: BodyFields, clientIp: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const { messages } = deps.content;
  const { email, notice } = readSubscription(fields, deps);
  const isSuspected = Boolean(fields[trapName]);
  if (!isSuspected) await askMeantEmail(email, { name: 'email', label: messages.email_label }, clientIp, deps);
  await enforceSubscriptionLimit({ clientIp, email, isMailed: deps.hasDoubleOptIn && !isSuspected }, deps);
  if (isSuspected) await deps.store.suspectAddress(email, notice, deps.now());
  else {
    const dueAt = deps.hasDoubleOptIn ? await reserveConfirmation(email, clientIp, deps) : deps.now();
    const isNew = await addSubscriber({ email, notice }, dueAt, deps);
    if (!isNew && (await countKnownAddress(clientIp, deps))) throw new HttpError(409, 'already');
  }
  const state = deps.hasDoubleOptIn ? 'pending' : 'subscribed';
  return { status: 201, data: { email, state }, page: { title: messages[`${state}_title`], text: messages[`${state}_text`] } };
}

/** The links in the mails to a subscriber, and what their pages say. */
const resultKeys = { confirm: 'confirmed', leave: 'left' } as const;
type ListLink = keyof typeof resultKeys;

/** The page that a link in a mail opens. The change needs its button. */
export const createListPage = (purpose: ListLink) =>
  createSignedPage<string>({
    open: async ({ token }, deps, handle) => {
      const link = await readLink(token, purpose, deps);
      return link ? handle(link.id) : createInvalidLinkResponse(deps.content.messages);
    },
    view: (_, { content: { messages, privacy } }) => {
      const page = {
        title: messages[`${purpose}_title`],
        text: messages[`${purpose}_text`],
        next: { label: messages[`${purpose}_action`], posts: true },
        notice: { label: messages.privacy, href: privacy.path },
      } as const;
      return { status: 200, data: { message: page.text }, page };
    },
    // Deleting a subscription again succeeds, and one that is not stored cannot be confirmed.
    actions: {
      '': async (id, { store, now, content: { messages } }) => {
        if (purpose === 'leave') await store.unsubscribe(id);
        else if (!(await store.confirm(id, now()))) {
          const { unlisted_title: title, unlisted_text: text } = messages;
          return { status: 410, data: { error: title }, page: { title, text } };
        }
        const title = messages[`${resultKeys[purpose]}_title`];
        return { status: 200, data: { message: title }, page: { title, text: messages[`${resultKeys[purpose]}_text`] } };
      },
    },
  });
