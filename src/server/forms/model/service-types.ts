import type { AnswerTimes, PromiseCounts } from '../../../domain/forms/answer-time';
import type { Closure } from './closure';

/** A link in a mail, which is signed when the mail is sent: what waits for days has the secret of that moment. */
export interface MailLink {
  purpose: 'confirm' | 'leave' | 'sender' | 'staff';
  id: string;
  /** What stands for it in the stored text. */
  url: string;
}

/** How a service signs its links, as it leaves it in the database: a hash of its key, and the origin to which they lead. */
export interface LinkSigner {
  keyHash: string;
  siteUrl: string;
}

/** A mail in the outbox. It is stored as JSON, so its members are part of the database format. */
export interface Mail {
  /** Whether it goes with the files of its inquiry: without this it has none, also where it is read by another version of the service. */
  withFiles?: boolean | undefined;
  /** Whether it goes without them because the mail server did not take them, which its text says. */
  areFilesRefused?: boolean | undefined;
  /** Null for the staff, whose address is read from the settings when the mail is sent. */
  to: string | null;
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  /** The inquiry that the mail is about: its link for the staff is created when the mail is sent. */
  reference?: string | undefined;
  /** The URL for one-click unsubscribe (RFC 8058). */
  leave?: string | undefined;
  /** Whether it is the first answer to a visit that leaves. */
  answer?: 'first' | 'later' | undefined;
  calendar?: string | undefined;
  /** The links in the text and in `leave`. None where it has no link. */
  links?: readonly MailLink[] | undefined;
}

export interface InquiryFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** An inquiry to be stored. */
export interface NewInquiry {
  /** The idempotency key: the same for every attempt to send the same inquiry. */
  key: string;
  /** The keyed hash of what was sent, which tells another attempt from another inquiry under the same key. */
  digest: string;
  /** When it came, from which its retention period counts. */
  receivedAt: Date;
  form: string;
  values: Readonly<Record<string, string>>;
  /** The sender's normalized e-mail address; null if the form does not ask for one. */
  email: string | null;
  phones: readonly string[];
  /** When an answer is promised, which the closed hours of showrooms may put off; null if the form promises none. */
  answer: AnswerTimes | null | ((closures: readonly Closure[]) => AnswerTimes | null);
  /** The showroom and the moment of a visit; null if the form asks for none. */
  visit: { showroom: string; at: Date } | null;
  /** The version of the privacy notice that the form showed, as its page sent it. */
  notice: string;
  isSuspected: boolean;
  files: readonly InquiryFile[];
}

/** What became of an inquiry that was sent. */
export interface SentInquiry {
  reference: string;
  dueAt: Date | null;
  isNew: boolean;
  /** False if its key is that of an inquiry with other content: it was not stored. */
  isSame: boolean;
  /** Whether it is stored as suspected, and this attempt with the same content is not. */
  isDoubted?: boolean;
}

/** A stored inquiry. Its files are read separately. */
export interface StoredInquiry extends Omit<NewInquiry, 'files' | 'digest' | 'answer' | 'visit'> {
  /** A random UUID, which the links of the inquiry sign. */
  id: string;
  /** Whether its address was corrected, or belongs to somebody who did not send it: then `email` is null. Null if neither. */
  emailState: 'corrected' | 'disowned' | null;
  reference: string;
  receivedAt: Date;
  dueAt: Date | null;
  answeredAt: Date | null;
  /** The showroom and the hour of a visit, what the staff said about it, and what changes with each answer. */
  visitShowroom: string | null;
  visitAt: Date | null;
  visitState: 'confirmed' | 'refused' | null;
  visitVersion: string;
}

/** What the staff say about a visit. */
export interface VisitAnswer {
  action: 'confirmed' | 'moved' | 'refused';
  seen: string;
  at: Date;
  values: Readonly<Record<string, string>>;
  /** The hour, and the sentence for the visitor. */
  detail: string;
}

/** Whether its visitor is mailed; or that it was so before, that it was changed since the page was opened, or why the showroom is closed then. */
export type VisitOutcome = 'mailed' | 'unmailed' | 'same' | 'changed' | ClosedVisit;

/** What the manager of a showroom said about its hours. */
export interface ShowroomNotice extends Closure {
  id: string;
  givenAt: Date;
  endedAt: Date | null;
}

/** A visit that somebody booked. */
export interface BookedVisit {
  reference: string;
  form: string;
  email: string | null;
  showroom: string;
  visitAt: Date;
}

/** What a change of notices brings about: mails to those who booked, and other times for answers. */
export interface NoticeEffects {
  createClosedMail: (visit: BookedVisit, reason: string) => Mail;
  createOpenMail: (visit: BookedVisit) => Mail;
  /** When the answer to an inquiry is due while showrooms are closed for some hours; null if none is promised. */
  getAnswer: (inquiry: Pick<StoredInquiry, 'form' | 'values' | 'receivedAt'>, closures: readonly Closure[]) => AnswerTimes | null;
}

/** What became of the promises of one form. */
export interface FormPromises extends PromiseCounts {
  form: string;
  /** The inquiries that are not marked as answered, and those of them that are due until the end of the day. */
  open: number;
  due: number;
  medianHours: number | null;
}

/** What looks automated and waits. */
export interface Suspicions {
  inquiries: readonly StoredInquiry[];
  inquiryCount: number;
  addressCount: number;
}

/** What the staff did with the link of an inquiry. It is deleted with the inquiry. */
export interface StaffUse {
  action: 'opened' | 'file' | 'answered' | 'reopened' | 'forwarded' | 'renewed' | 'released' | VisitAnswer['action'];
  /** The name of the file, the address that the inquiry was forwarded to, or what was said about a visit. */
  detail: string | null;
  at: Date;
}

export type BlockReason = 'bounce' | 'complaint';

/** A subscriber to the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
  /** When the owner opened the link in the mail, which proves consent; null before, and if there was no mail. */
  confirmedAt: Date | null;
  /** Whether the address is on the list without a confirmation, because no mail server was set. */
  isUnasked: boolean;
  notice: string | null;
  /** Why nothing may be sent to the address: its server refused it, or its owner complained. Null if it may. */
  blocked: BlockReason | null;
  /** Whether a machine may have given the address, so that nothing was sent to it. */
  isSuspected: boolean;
  createdAt: Date;
}

/** A mail that was not sent yet, or was given up. */
export interface PendingMail {
  state: 'waiting' | 'dead';
  reference: string | null;
  to: string | null;
  tries: number;
  fault: string | null;
  /** When it is sent or tried again at the earliest; of a dead mail, when its last attempt was due. */
  dueAt: Date;
}

/** A mail claimed from the outbox. Until the lease ends, only the holder of the claim may change its state. */
export interface ClaimedMail {
  id: string;
  claim: string;
  mail: Mail;
  inquiryId: string | null;
  files: readonly InquiryFile[];
  tries: number;
  /** The number of earlier attempts, this one not included, after which the server may have accepted the mail. */
  unknowns: number;
}

/** To whom a mail goes: to the staff, or to another address: of a visitor who wrote to us, or of a colleague. */
export type Recipient = 'staff' | 'visitor';

/** An event to count in fixed time windows. */
export interface RateHit {
  /** The kind of event and the hash of its sender, such as `inquiry address 9f2c…`. */
  subject: string;
  seconds: number;
  limit: number;
  amount?: number;
}

/** A visit that was not stored, because the showroom is closed then: the reason that its manager gave. */
export interface ClosedVisit {
  closed: string;
}

/** The windows that are full, so that nothing was counted or stored. */
export interface RefusedHits {
  refused: readonly { subject: string; endsAt: Date }[];
}

/** An inquiry that was not stored, because it was erased after an earlier attempt. */
export interface ErasedInquiry {
  isErased: true;
}

export type InquiryOutcome = SentInquiry | RefusedHits | ClosedVisit | ErasedInquiry;

export interface DeletedCounts {
  inquiries: number;
  subscribers: number;
}

/** What was erased, with the names by which it is erased again from a restored database: references, and ids of subscribers. */
export interface Erasure extends DeletedCounts {
  names: readonly string[];
}
