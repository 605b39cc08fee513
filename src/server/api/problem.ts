import type { ServiceWords } from '../../schema/service';

/** What is wrong with a field, in words. */
export interface FieldProblem {
  label: string;
  problem: string;
}

interface More {
  /** By the fields' names, in the form's order. */
  fields?: Record<string, FieldProblem>;
  headers?: Record<string, string>;
}

/** Raised where a request cannot be obeyed: the status and the words of the answer. */
export class Problem extends Error {
  override name = 'Problem';
  readonly fields: Record<string, FieldProblem> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly reason: keyof ServiceWords,
    { fields, headers = {} }: More = {},
  ) {
    super(`${status} ${reason}`);
    this.fields = fields;
    this.headers = headers;
  }
}
