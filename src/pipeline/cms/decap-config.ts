import { createCollections } from './collections';

/** The back end that stores what the editing screen saves, and the origins that it connects to. */
interface CmsBackend {
  backend: { name: 'github' | 'gitlab' | 'proxy'; branch: string } & Record<string, unknown>;
  publish_mode: 'simple' | 'editorial_workflow';
  origins: string[];
}

type Env = Readonly<Record<string, string | undefined>>;

const backendNames = ['github', 'gitlab'] as const;

/** The local files, through the proxy that `npm run admin` mounts. */
const localBackend: CmsBackend = { backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'main' }, publish_mode: 'simple', origins: [] };

/**
 * The back end of an environment: GitHub or GitLab, where each save is a branch and a pull request, else the local files.
 * @throws {Error} when the back end is unknown or has no repository.
 */
export function parseBackend(env: Env): CmsBackend {
  const { CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_AUTH_URL, CMS_APP_ID, CMS_HOST } = env;
  if (!CMS_BACKEND) return localBackend;
  const name = backendNames.find((one) => one === CMS_BACKEND);
  if (!name) throw new Error(`CMS_BACKEND is ${CMS_BACKEND}. It is ${backendNames.join(' or ')}, or not set.`);
  if (!CMS_REPO?.includes('/')) throw new Error(`CMS_BACKEND is ${name}, and CMS_REPO is not set to the repository: owner/name.`);
  const common = { name, repo: CMS_REPO, branch: CMS_BRANCH || 'main', squash_merges: true };
  const workflow = { publish_mode: 'editorial_workflow' as const };
  if (name === 'github') {
    const auth = CMS_AUTH_URL ? { base_url: new URL(CMS_AUTH_URL).origin, auth_endpoint: new URL(CMS_AUTH_URL).pathname.slice(1) } : {};
    return { ...workflow, backend: { ...common, ...auth }, origins: ['https://api.github.com'] };
  }
  if (!CMS_APP_ID) throw new Error('CMS_BACKEND is gitlab, and CMS_APP_ID is not set to the number of the application made there.');
  const host = CMS_HOST || 'https://gitlab.com';
  const auth = { auth_type: 'pkce', app_id: CMS_APP_ID, base_url: host, api_root: `${host}/api/v4` };
  return { ...workflow, backend: { ...common, ...auth }, origins: [host] };
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
