import * as React from 'react';

/** Runs a query in the data of the page that is rendered. */
export type RunQuery = (query: string) => Promise<unknown>;

const fragments: string[] = [];

/** The fragments that the bundle has imported. */
export const getFragments = (): string => fragments.join('\n');

/** Stands in for the tag of Gatsby, which its compiler removes: a query is its text, and a fragment is registered. */
export function graphql([text]: TemplateStringsArray): string {
  if (text!.trim().startsWith('fragment')) fragments.push(text!);
  return text!;
}

export const QueryContext = React.createContext<RunQuery>(() => Promise.reject(new Error('No page is rendered.')));

/** The result of a query that depends on no page. */
export const useStaticQuery = (query: string): unknown => React.use(React.use(QueryContext)(query));
