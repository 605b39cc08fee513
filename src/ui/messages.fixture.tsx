import { render as renderPlain, type RenderOptions } from '@testing-library/react';
import type * as React from 'react';
import { type Messages, MessagesContext } from './messages';

const byName = new Proxy({}, { get: (_, name) => name });

/** Messages of which every one is its own name: `submit` for `newsletter.submit`. */
export const namedMessages = new Proxy({}, { get: () => byName }) as Messages;

const Provider = ({ children }: React.PropsWithChildren) => <MessagesContext value={namedMessages}>{children}</MessagesContext>;

/** Renders with `namedMessages`. */
export const render = (element: React.ReactNode, options: RenderOptions = {}) => renderPlain(element, { wrapper: Provider, ...options });

/** A picture of the content, whose files have its alternate text in their names. */
export function createPicture(alt: string, caption: string | null = null) {
  const src = `/${alt.replaceAll(' ', '-')}`;
  const images = { fallback: { src: `${src}.webp`, srcSet: `${src}.webp 320w, ${src}-wide.webp 1200w` } };
  const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 0.75, images };
  return { alt, caption, focus: null, focus_phone: null, file: { name: alt, childImageSharp: { gatsbyImageData } } };
}
