import { render as renderPlain, type RenderOptions } from '@testing-library/react';
import type * as React from 'react';
import { type Messages, MessagesContext } from './messages';

const byName = new Proxy({}, { get: (_, name) => name });

/** Messages of which every one is its own name: `submit` for `newsletter.submit`. */
export const namedMessages = new Proxy({}, { get: () => byName }) as Messages;

const Provider = ({ children }: React.PropsWithChildren) => <MessagesContext value={namedMessages}>{children}</MessagesContext>;

/** Renders with `namedMessages`. */
export const render = (element: React.ReactNode, options: RenderOptions = {}) => renderPlain(element, { wrapper: Provider, ...options });
