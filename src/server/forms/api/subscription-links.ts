import type { ServiceMessages } from '../../../schema/service';
import type { ApiDeps } from './dependencies';
import { type LinkPurpose, getLinkKey, verifySignedLink } from './signed-link';
import type { ApiResponse } from './response';

const resultKeys = { confirm: 'confirmed', leave: 'left' } as const;

const verifyToken = async (token: string | undefined, purpose: LinkPurpose, { settings, store }: ApiDeps): Promise<string | undefined> =>
  verifySignedLink(token, await getLinkKey(settings.serviceSecret, store), purpose);

function createInvalidLinkResponse({ link_title: title, link_text: text, home }: ServiceMessages): ApiResponse {
  return { status: 404, data: { error: title }, page: { title, text, next: { label: home, href: '/' } } };
}

/** The page that a link in a mail opens. The change needs a button, because mail programs open links on their own. */
export async function handleConfirmationPage(token: string | undefined, purpose: LinkPurpose, deps: ApiDeps): Promise<ApiResponse> {
  const { messages } = deps.content;
  if ((await verifyToken(token, purpose, deps)) === undefined) return createInvalidLinkResponse(messages);
  const page = {
    title: messages[`${purpose}_title`],
    text: messages[`${purpose}_text`],
    next: { label: messages[`${purpose}_action`], posts: true },
  } as const;
  return { status: 200, data: { message: page.text }, page };
}

/** Confirms a subscription or deletes it. The response is the same whether or not the subscriber exists. */
export async function handleLinkSubmit(token: string | undefined, purpose: LinkPurpose, deps: ApiDeps): Promise<ApiResponse> {
  const { store, content, now } = deps;
  const { messages } = content;
  const id = await verifyToken(token, purpose, deps);
  if (id === undefined) return createInvalidLinkResponse(messages);
  await (purpose === 'confirm' ? store.confirm(id, now()) : store.unsubscribe(id));
  const title = messages[`${resultKeys[purpose]}_title`];
  const page = { title, text: messages[`${resultKeys[purpose]}_text`], next: { label: messages.home, href: '/' } };
  return { status: 200, data: { message: title }, page };
}
