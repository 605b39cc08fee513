import type { Settings } from '../model/settings';
import type { ServiceContent } from '../../../schema/service';
import type { Store } from '../store/store';

/** Everything the handlers depend on. */
export interface ApiDeps {
  store: Store;
  content: ServiceContent;
  /** A page that contains `<!-- title -->` and `<!-- main -->`, for responses to plain HTML forms. */
  shell: string;
  settings: Settings;
  /** The answers of this process, see `Metrics`. */
  requests: Map<string, number> | undefined;
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
