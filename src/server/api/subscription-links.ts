import type { ServiceWords } from '../../schema/service';
import type { ApiDeps } from './ports';
import { type Purpose, linkKey, readLink } from './signed-link';
import type { Reply } from './reply';

const done = { confirm: 'confirmed', leave: 'left' } as const;

function unread({ link_title: title, link_text: text, home }: ServiceWords): Reply {
  return { status: 404, data: { error: title }, page: { title, text, next: { label: home, href: '/' } } };
}

/** The page that a link of a mail opens: a button, because mail programs open links by themselves. */
export async function askFirst(of: string | undefined, purpose: Purpose, deps: ApiDeps): Promise<Reply> {
  const { words } = deps.content;
  if (readLink(of, await linkKey(deps.settings.serviceSecret, deps.store), purpose) === undefined) return unread(words);
  const page = {
    title: words[`${purpose}_title`],
    text: words[`${purpose}_text`],
    next: { label: words[`${purpose}_action`], posts: true },
  } as const;
  return { status: 200, data: { message: page.text }, page };
}

/** Does what the link is for. Whether the address was on the list is nobody's to learn: the answer is the same. */
export async function obeyLink(of: string | undefined, purpose: Purpose, deps: ApiDeps): Promise<Reply> {
  const { store, content } = deps;
  const { words } = content;
  const id = readLink(of, await linkKey(deps.settings.serviceSecret, deps.store), purpose);
  if (id === undefined) return unread(words);
  await (purpose === 'confirm' ? store.confirm(id, deps.now()) : store.unsubscribe(id));
  const title = words[`${done[purpose]}_title`];
  return {
    status: 200,
    data: { message: title },
    page: { title, text: words[`${done[purpose]}_text`], next: { label: words.home, href: '/' } },
  };
}
