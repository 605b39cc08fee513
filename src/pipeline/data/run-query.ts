import type { CreatePagesArgs } from 'gatsby';

/**
 * Runs a query of the content. `what` names its purpose in the error.
 * @throws {Error} when the query has no result.
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
