import { createCollections } from './collections';

/** The back end that stores what the editing screen saves, and the origins that it connects to. */
interface CmsBackend {
  backend: { name: 'github' | 'proxy'; branch: string } & Record<string, unknown>;
  publish_mode: 'simple' | 'editorial_workflow';
  origins: string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/** The local files, through the proxy that `npm run admin` mounts. */
const localBackend: CmsBackend = { backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'main' }, publish_mode: 'simple', origins: [] };

/**
 * The back end of an environment: GitHub, where each save is a branch and a pull request, else the local files.
 * @throws {Error} when the back end is unknown or has no repository.
 */
export function parseBackend({ CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_AUTH_URL }: Env): CmsBackend {
  if (!CMS_BACKEND) return localBackend;
  if (CMS_BACKEND !== 'github') throw new Error(`CMS_BACKEND is ${CMS_BACKEND}. It is github, or not set.`);
  if (!CMS_REPO?.includes('/')) throw new Error('CMS_BACKEND is github, and CMS_REPO is not set to the repository: owner/name.');
  const auth = CMS_AUTH_URL ? { base_url: new URL(CMS_AUTH_URL).origin, auth_endpoint: new URL(CMS_AUTH_URL).pathname.slice(1) } : {};
  return {
    backend: { name: 'github', repo: CMS_REPO, branch: CMS_BRANCH || 'main', squash_merges: true, ...auth },
    publish_mode: 'editorial_workflow',
    origins: ['https://api.github.com'],
  };
}

/** The configuration of the editing screen for a site at `url`, which is built from a commit. */
export function createDecapConfig({ backend, publish_mode }: CmsBackend, url: string, built_from?: string) {
  return {
    built_from,
    load_config_file: false,
    backend,
    publish_mode,
    site_url: url,
    display_url: url,
    logo: { src: '/favicon.svg', show_in_header: false },
    // The phrases of Decap CMS in English, with those of `admin-app/phrases` in their place.
    locale: 'en_PH',
    media_folder: 'content/pictures',
    public_folder: './pictures',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: createCollections(),
  };
}

/** The configuration of the editing screen: `public/admin/config.json`. */
export type DecapConfig = ReturnType<typeof createDecapConfig>;
