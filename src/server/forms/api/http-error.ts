import type { ServiceMessages } from '../../../schema/service';

/** An invalid field: its label, and the message to show. */
export interface FieldError {
  label: string;
  problem: string;
}

/** Thrown when a request cannot be fulfilled: the status of the response, and the key of its message. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly reason: keyof ServiceMessages,
    /** `fields` has the errors by field name, in the order of the form. */
    readonly details: { fields?: Record<string, FieldError>; headers?: Record<string, string> } = {},
  ) {
    super(`${status} ${reason}`);
  }
}
