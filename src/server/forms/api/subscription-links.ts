import type { ServiceMessages } from '../../../schema/service';
import type { ApiDeps } from './dependencies';
import { type LinkPurpose, getLinkKey, verifySignedLink } from './signed-link';
import type { ApiResponse } from './response';

const resultKeys = { confirm: 'confirmed', leave: 'left' } as const;

function createInvalidLinkResponse({ link_title: title, link_text: text, home }: ServiceMessages): ApiResponse {
  return { status: 404, data: { error: title }, page: { title, text, next: { label: home, href: '/' } } };
}

/** The page that a link of a mail opens: a button, because mail programs open links by themselves. */
export async function handleConfirmationPage(of: string | undefined, purpose: LinkPurpose, deps: ApiDeps): Promise<ApiResponse> {
  const { words } = deps.content;
  if (verifySignedLink(of, await getLinkKey(deps.settings.serviceSecret, deps.store), purpose) === undefined)
    return createInvalidLinkResponse(words);
  const page = {
    title: words[`${purpose}_title`],
    text: words[`${purpose}_text`],
    next: { label: words[`${purpose}_action`], posts: true },
  } as const;
  return { status: 200, data: { message: page.text }, page };
}

/** Does what the link is for. Whether the address was on the list is nobody's to learn: the answer is the same. */
export async function handleLinkSubmit(of: string | undefined, purpose: LinkPurpose, deps: ApiDeps): Promise<ApiResponse> {
  const { store, content } = deps;
  const { words } = content;
  const id = verifySignedLink(of, await getLinkKey(deps.settings.serviceSecret, deps.store), purpose);
  if (id === undefined) return createInvalidLinkResponse(words);
  await (purpose === 'confirm' ? store.confirm(id, deps.now()) : store.unsubscribe(id));
  const title = words[`${resultKeys[purpose]}_title`];
  return {
    status: 200,
    data: { message: title },
    page: { title, text: words[`${resultKeys[purpose]}_text`], next: { label: words.home, href: '/' } },
  };
}
