// A part of a page that is a React root of its own. A page renders it by `Island`; the reader’s script hydrates it (`start-islands.ts`).
import * as React from 'react';
import { type Messages, useMessages } from '../ui/messages';

/** What the reader’s script knows of an island. Its module imports none of the island’s code, which comes by `load`. */
export interface IslandDefinition<Props extends object> {
  readonly name: string;
  readonly load: () => Promise<React.ComponentType<Props>>;
  /** The groups of messages that its components read. */
  readonly texts: readonly (keyof Messages)[];
  /** Whether the page cannot be read without it: what it shows depends on the address or on this browser. */
  readonly isNeeded?: (element: HTMLElement) => boolean;
}

/** What stands beside an island as JSON. */
export interface IslandData<Props extends object> {
  readonly props: Props;
  readonly texts: Partial<Messages>;
}

const loaded = new WeakMap<object, Promise<unknown>>();

function loadOnce<Props extends object>(definition: IslandDefinition<Props>): Promise<React.ComponentType<Props>> {
  if (!loaded.has(definition)) loaded.set(definition, definition.load());
  return loaded.get(definition) as Promise<React.ComponentType<Props>>;
}

/** JSON that can stand in a script element: it cannot end the element. */
export const toScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  /** Plain values, which travel as JSON. */
  props: Props;
}

/** Prerenders an island, with its props and texts beside it. In `gatsby develop` it is an ordinary component. */
export function Island<Props extends object>({ of: definition, props }: IslandProps<Props>) {
  const messages = useMessages();
  const view = React.createElement(React.use(loadOnce(definition)), props);
  if (typeof window !== 'undefined') return <div>{view}</div>;
  const texts = Object.fromEntries(definition.texts.map((group) => [group, messages[group]])) as Partial<Messages>;
  const data: IslandData<Props> = { props, texts };
  return (
    <>
      <div data-island={definition.name}>{view}</div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
    </>
  );
}
