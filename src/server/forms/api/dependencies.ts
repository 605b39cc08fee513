import type { ServiceContent } from '../../../schema/service';
import type { Settings } from '../model/settings';
import type { FormsStore } from '../store/store';

/** The output of the build for the forms service. */
export interface ServiceFiles {
  content: ServiceContent;
  /** A page that contains `<!-- title -->` and `<!-- main -->`, for responses to plain HTML forms. */
  shell: string;
  /** When the build wrote them, by the clock of its machine. */
  builtAt: Date;
}

/** Counts in memory what networks sent that was refused. */
export interface RefusalLimit {
  /** @throws {HttpError} 429 with Retry-After when one of the sender's networks is over the limit. */
  assertFew: (clientIp: string | undefined, now: Date) => void;
  count: (clientIp: string | undefined) => void;
}

/** Everything the handlers depend on. */
export interface ApiDeps extends ServiceFiles {
  store: FormsStore;
  settings: Settings;
  hasDoubleOptIn: boolean;
  /** How long a request may take after it is read, in milliseconds. */
  requestTimeout: number;
  /** Counts links that nobody signed. */
  guesses: RefusalLimit;
  now: () => Date;
  log: (line: string) => void;
}

/** What the server knows about a request besides the request itself. */
export interface ApiBindings {
  /** The visitor's address, if it can be trusted. */
  clientIp?: string | undefined;
  /** Whether the number of our own proxies in the settings is wrong, so that this is not the visitor's. */
  isProxyWrong?: boolean;
}

/** What the words of mails and pages come from. */
export type WordDeps = Pick<ApiDeps, 'settings' | 'content'>;

/** The URL of the site in mails, without a final slash. */
export const getSiteUrl = ({ settings, content }: WordDeps): string => settings.siteUrl ?? content.site.url;
