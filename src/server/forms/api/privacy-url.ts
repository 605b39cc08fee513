import type { ApiDeps } from './dependencies';

/** The URL of the site in mails, without a final slash. */
export const getSiteUrl = ({ settings, content }: Pick<ApiDeps, 'settings' | 'content'>): string => settings.siteUrl ?? content.site.url;

/** The URL of the privacy notice in mails. */
export const getPrivacyUrl = (deps: Pick<ApiDeps, 'settings' | 'content'>): string => getSiteUrl(deps) + deps.content.privacy.path;
