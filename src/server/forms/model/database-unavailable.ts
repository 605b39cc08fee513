/** Thrown when the database does not respond; the call may succeed later. The message contains no personal data. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(
    message: string,
    /** Whether the deploy has no database at all, as a preview of the site. */
    readonly isMissing = false,
  ) {
    super(message);
  }
}
