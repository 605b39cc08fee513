import type { Mail, RateHit, InquiryFile, NewInquiry, SentInquiry, StaffUse, StoredInquiry, TimingReport } from '../model/service-types';
import type { Metrics, OutboxState } from '../model/metrics';
import type { Settings } from '../model/settings';
import type { ServiceContent } from '../../../schema/service';

/** The part of the store that the handlers use. */
export interface ApiStore {
  getSecret: (name: string) => Promise<string>;
  subscribe: (email: string, notice: string, now: Date) => Promise<boolean>;
  subscribePending: (email: string, notice: string, createMail: (id: string) => Mail, now: Date, dueAt: Date) => Promise<boolean>;
  confirm: (id: string, now: Date) => Promise<boolean>;
  unsubscribe: (id: string) => Promise<void>;
  findSent: (key: string, digest: string) => Promise<SentInquiry | undefined>;
  addInquiry: (inquiry: NewInquiry, createMail: (reference: string) => Mail, now: Date) => Promise<SentInquiry>;
  getInquiry: (reference: string) => Promise<StoredInquiry | undefined>;
  getFiles: (reference: string) => Promise<InquiryFile[]>;
  listUses: (reference: string) => Promise<StaffUse[]>;
  recordUse: (reference: string, use: StaffUse) => Promise<void>;
  setAnswered: (reference: string, isAnswered: boolean, now: Date) => Promise<void>;
  mailInquiry: (reference: string, mail: Mail, now: Date) => Promise<void>;
  eraseInquiry: (reference: string) => Promise<void>;
  countTimings: (report: TimingReport, day: string) => Promise<void>;
  hashForDay: (text: string, now: Date) => Promise<string>;
  recordHits: (hits: readonly RateHit[], now: Date) => Promise<Date | undefined>;
  /** Rejects with DatabaseUnavailable when the database takes no writes. */
  checkWritable: () => Promise<void>;
  countOutbox: () => Promise<Pick<OutboxState, 'waiting' | 'dead'>>;
  getOutboxState: () => Promise<OutboxState>;
}

/** Everything the handlers depend on. */
export interface ApiDeps {
  store: ApiStore;
  content: ServiceContent;
  /** A page that contains `<!-- title -->` and `<!-- main -->`, for responses to plain HTML forms. */
  shell: string;
  settings: Settings;
  metrics: Metrics;
  /** The id of the build that is served. */
  buildId: string;
  /** Whether mail can be sent, so that subscribers confirm their addresses. */
  hasDoubleOptIn: boolean;
  /** How long a request may take after it is read, in milliseconds. */
  requestTimeout: number;
  now: () => Date;
  /** Logs a line, which must not contain personal data. */
  log: (line: string) => void;
}

/** What the server knows about a request besides the request itself. */
export interface ApiBindings {
  /** The visitor's address, if it can be trusted. */
  clientIp?: string | undefined;
}

/** The URL of the site in mails, without a final slash. */
export const getSiteUrl = ({ settings, content }: Pick<ApiDeps, 'settings' | 'content'>): string => settings.siteUrl ?? content.site.url;

/** The URL of the privacy notice in mails. */
export const getPrivacyUrl = (deps: Pick<ApiDeps, 'settings' | 'content'>): string => getSiteUrl(deps) + deps.content.privacy.path;
