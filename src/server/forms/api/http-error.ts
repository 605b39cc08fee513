import type { ServiceMessages } from '../../../schema/service';

/** What is wrong with a field, in words. */
export interface FieldError {
  label: string;
  problem: string;
}

interface HttpErrorOptions {
  /** By the fields' names, in the form's order. */
  fields?: Record<string, FieldError>;
  headers?: Record<string, string>;
}

/** Raised where a request cannot be obeyed: the status and the words of the answer. */
export class HttpError extends Error {
  override name = 'Problem';
  readonly fields: Record<string, FieldError> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly reason: keyof ServiceMessages,
    { fields, headers = {} }: HttpErrorOptions = {},
  ) {
    super(`${status} ${reason}`);
    this.fields = fields;
    this.headers = headers;
  }
}
