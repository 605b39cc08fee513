import type { ServiceMessages } from '../../../schema/service';

/** An invalid field: its label, and the message to show. */
export interface FieldError {
  label: string;
  problem: string;
}

interface HttpErrorOptions {
  /** By field name, in the order of the form. */
  fields?: Record<string, FieldError>;
  headers?: Record<string, string>;
}

/** Thrown when a request cannot be fulfilled: the status of the response, and the key of its message. */
export class HttpError extends Error {
  override name = 'HttpError';
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
