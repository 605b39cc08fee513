import type { Mail } from './mail';

/** An inquiry on its way into the store. */
export interface NewInquiry {
  /** The same for every try to send the same inquiry. */
  key: string;
  /** The form type. */
  form: string;
  /** What was filled in, by field. */
  values: Readonly<Record<string, string>>;
  /** The sender's address in its normal form, where the form asks for one. */
  email: string | null;
  /** The version of the privacy notice that stood at the form. */
  notice: string;
  /** Whether it looks like a machine's: stored all the same, and mailed to nobody. */
  isSuspected: boolean;
}

/** An inquiry as it is stored. */
export interface StoredInquiry extends NewInquiry {
  reference: string;
  receivedAt: Date;
}

/** A place on the newsletter's list. */
export interface Subscriber {
  /** A random UUID, which stands in the links of its mails. */
  id: string;
  email: string;
  /** Null until the holder of the address has confirmed it. */
  confirmedAt: Date | null;
  createdAt: Date;
}

/** A mail claimed from the outbox; whoever holds the claim may say what became of it, until the lease ends. */
export interface ClaimedMail {
  id: string;
  claim: string;
  mail: Mail;
  /** How often it has been tried, this time included. */
  tries: number;
}

/** How many mails wait, and how many were given up. */
export interface OutboxCounts {
  waiting: number;
  dead: number;
}

/** Something that is counted in windows of time: who did what. */
export interface RateHit {
  /** What is limited, with whom: `inquiry address 9f2c…`; nobody's address or name itself. */
  subject: string;
  /** The length of its windows in seconds. */
  seconds: number;
}
