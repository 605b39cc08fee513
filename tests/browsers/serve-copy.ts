import { copyBuiltSite, startFormsServer } from '../support/built-site-server';

/** Serves a copy of the built site, which further builds do not change. All visitors send from one address. */
export default async function serveCopy(): Promise<() => Promise<void>> {
  const server = await startFormsServer({ LIMIT_PER_ADDRESS: '10000', LIMIT_PER_EMAIL: '10000' }, copyBuiltSite());
  process.env['SITE_OF_JOURNEYS'] = server.url;
  return server.stop;
}
