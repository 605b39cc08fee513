import type { Mail } from '../model/mail';
import type { RateHit, NewInquiry, OutboxCounts } from '../model/service-types';
import type { ServiceContent } from '../../../schema/service';

/** The part of the store that the handlers use. */
export interface ApiStore {
  getSecret: (name: string) => Promise<string>;
  subscribe: (email: string, now: Date) => Promise<boolean>;
  subscribePending: (email: string, createMail: (id: string) => Mail, now: Date) => Promise<boolean>;
  confirm: (id: string, now: Date) => Promise<boolean>;
  unsubscribe: (id: string) => Promise<void>;
  findReference: (key: string) => Promise<string | undefined>;
  addInquiry: (inquiry: NewInquiry, createMail: (reference: string) => Mail, now: Date) => Promise<{ reference: string; isNew: boolean }>;
  hashForDay: (text: string, now: Date) => Promise<string>;
  recordHits: (hits: readonly RateHit[], now: Date) => Promise<{ subject: string; times: number; endsAt: Date }[]>;
  countOutbox: () => Promise<OutboxCounts>;
}

export interface ApiSettings {
  /** The base of the links in mails: the site's URL, without a final slash. */
  siteUrl: string;
  /** Whether mail can be sent, so that subscribers confirm their addresses. */
  hasDoubleOptIn: boolean;
  /** The key that signs the links in mails; if undefined, a secret of the database signs them. */
  serviceSecret: string | undefined;
  /** The number of forms that one network may send in ten minutes, and one e-mail address in an hour. */
  limits: { perAddress: number; perEmail: number };
}

/** Everything the handlers depend on. */
export interface ApiDeps {
  store: ApiStore;
  content: ServiceContent;
  /** A page that contains `<!-- title -->` and `<!-- main -->`, for responses to plain HTML forms. */
  shell: string;
  settings: ApiSettings;
  now: () => Date;
  /** Logs a line, which must not contain personal data. */
  log: (line: string) => void;
}

/** What the server knows about a request besides the request itself. */
export interface ApiBindings {
  /** The visitor's address, if it can be trusted. */
  clientIp?: string | undefined;
}
