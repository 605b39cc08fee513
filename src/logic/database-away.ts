/** Raised where the database does not answer; what was asked may be asked again later. Its message holds no data. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';

  constructor(
    message: string,
    /** Whether there is none at all, as for a preview of the site. */
    readonly isMissing = false,
  ) {
    super(message);
  }
}
