import type { CreatePagesArgs } from 'gatsby';

/**
 * What a query of the content answers.
 * @throws where it answers nothing; `what` says what it was wanted for.
 */
export async function runQuery<T>(
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  what: string,
  query: string,
  variables?: object,
): Promise<T> {
  const result = await graphql<T>(query, variables);
  if (!result.data) throw new Error(`The content could not be read for ${what}.`, { cause: result.errors });
  return result.data;
}
