/** Why a mail could not be sent. It contains no personal data. */
export class MailFailure extends Error {
  override name = 'MailFailure';

  constructor(
    /** The code of the network or the mail server, such as `ETIMEDOUT` or `EENVELOPE 550`. */
    readonly errorCode: string,
    readonly details: {
      /** Whether the mail server failed before it received anything about this mail, so that every other mail would fail too. */
      isServerUnavailable: boolean;
      /** Whether the connection ended without an answer. */
      isUnanswered: boolean;
      /** Whether the server refused this mail for good. */
      isPermanent: boolean;
      /** Whether the server says that there is no such mailbox. */
      isBounce: boolean;
      /** Whether the whole message was sent and not answered: the server may have accepted it. */
      isUnknown: boolean;
    },
  ) {
    super(errorCode);
  }
}
