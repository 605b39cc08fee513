import type { Mail } from '../model/mail';
import type { RateHit, NewInquiry, OutboxCounts } from '../model/service-types';
import type { ServiceContent } from '../../../schema/service';

/** What the handlers ask of the store. */
export interface ApiStore {
  secret: (name: string) => Promise<string>;
  subscribe: (email: string, now: Date) => Promise<boolean>;
  subscribePending: (email: string, mailFor: (id: string) => Mail, now: Date) => Promise<boolean>;
  confirm: (id: string, now: Date) => Promise<boolean>;
  unsubscribe: (id: string) => Promise<void>;
  findReference: (key: string) => Promise<string | undefined>;
  addInquiry: (inquiry: NewInquiry, mailFor: (reference: string) => Mail, now: Date) => Promise<{ reference: string; isNew: boolean }>;
  hashForDay: (text: string, now: Date) => Promise<string>;
  recordHits: (hits: readonly RateHit[], now: Date) => Promise<{ subject: string; times: number; endsAt: Date }[]>;
  countOutbox: () => Promise<OutboxCounts>;
}

export interface ApiSettings {
  /** Where links in mails lead: the site's address, without a slash at the end. */
  siteUrl: string;
  /** Whether mail can be sent, so that addresses are confirmed by their holders. */
  hasDoubleOptIn: boolean;
  /** Signs the links of mails; without one, a secret of the database does. */
  serviceSecret: string | undefined;
  /** How often one address may send a form in ten minutes, and one e-mail address in an hour. */
  limits: { perAddress: number; perEmail: number };
}

/** All that the handlers know of the world. */
export interface ApiDeps {
  store: ApiStore;
  content: ServiceContent;
  /** A page with `<!-- title -->` and `<!-- main -->` in it, for answers to plain HTML forms. */
  shell: string;
  settings: ApiSettings;
  now: () => Date;
  /** Takes a line without personal data. */
  log: (line: string) => void;
}

/** What whoever mounts the app says of a request. */
export interface ApiBindings {
  /** The visitor's address, as far as it can be believed. */
  clientIp?: string | undefined;
}
