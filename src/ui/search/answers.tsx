import type * as React from 'react';
import { Outcome } from './outcome';
import { useFound } from './use-found';

interface AnswersProps {
  query: string;
  /** Of the brands, which are found misspelt, too. */
  names: readonly string[];
  /** How many of each kind are shown. */
  most: number;
  /** Asks for something else in place. */
  onAsked: (query: string) => void;
  onFollowed?: () => void;
  /** Shows more of each kind, where there is more. */
  onMore?: () => void;
  /** What stands there while nothing is asked, and where the search is out of reach. */
  children: React.ReactNode;
}

/** What answers a query while it is being written. */
export function Answers({ query, names, most, children, ...rest }: AnswersProps) {
  const search = useFound(query, names, most);
  return (
    <>
      <Outcome query={query} search={search} {...rest} />
      {(search === 'idle' || search === 'failed') && children}
    </>
  );
}
