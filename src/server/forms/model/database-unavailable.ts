/** Raised where the database does not answer; what was asked may be asked again later. Its message holds no data. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(
    message: string,
    /** Whether there is none at all, as for a preview of the site. */
    readonly isMissing = false,
  ) {
    super(message);
  }
}
