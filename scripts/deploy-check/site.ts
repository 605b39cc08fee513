/** What a site answered to one request. Redirects are not followed. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** A published site that can be asked. */
export interface Site {
  origin: string;
  /** Whether this machine serves it: then its addresses have another origin, and it has no domain. */
  isLocal: boolean;
  /** Requests a path, or a URL of another origin. What was asked once is not asked again. */
  ask: (path: string, init?: RequestInit) => Promise<Answer>;
}

/** Thrown by a check: what is wrong, and how to mend it. */
export class Wrong extends Error {}

/** @throws {Wrong} unless the condition holds. */
export function assertRight(isRight: boolean, problem: string, mend: string): asserts isRight {
  if (!isRight) throw new Wrong(`${problem}. ${mend}`);
}

const timeout = 30_000;

async function send(url: string, init?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...init });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Wrong(
      `${url} gives no answer (${cause?.code ?? cause?.message ?? message}). Is the name right, and does its DNS record lead to the host?`,
    );
  }
}

/** @throws {Error} when the address is no origin such as `https://www.narra.example`. */
export function createSite(address: string, request: Site['ask'] = send): Site {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) throw new Error('Name the site: npm run deploy:check -- https://www.narra.example');
  const { origin, hostname } = new URL(address);
  const answers = new Map<string, Promise<Answer>>();
  return {
    origin,
    isLocal: /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname),
    ask: (path, init) => {
      const key = `${path} ${JSON.stringify(init)}`;
      const answer = answers.get(key) ?? request(path.startsWith('/') ? origin + path : path, init);
      answers.set(key, answer);
      return answer;
    },
  };
}

/** A path that no site has. */
export const unknownPath = '/no-such-page-of-the-deploy-check';
/** How to mend what the build decides. */
export const rebuild = 'Is "public" of "npm run build" published, with its _redirects and _headers?';

/** The path of an address of the site, without its origin. */
export const getPath = (address: string): string => new URL(address, 'https://narra.example').pathname;

/** Asserts that a path is answered with a status. */
export async function expectStatus(site: Site, path: string, status: number, mend: string): Promise<Answer> {
  const answer = await site.ask(path);
  const to = answer.headers.get('location');
  assertRight(answer.status === status, `${path} is answered ${answer.status}${to === null ? '' : ` to ${to}`}, not ${status}`, mend);
  return answer;
}

/** Asserts that a path is redirected to an address, and where it leads exactly. */
export async function expectRedirect(site: Site, from: string, to: string, status: number, mend: string): Promise<void> {
  const { headers } = await expectStatus(site, from, status, mend);
  const location = headers.get('location') ?? '';
  const resolve = (address: string) => new URL(address, site.origin).href;
  assertRight(location !== '' && resolve(location) === resolve(to), `${from} leads to ${location}, not to ${to}`, mend);
}

/** Asks for a file of JSON. */
export async function expectJson(site: Site, path: string): Promise<unknown> {
  const { body } = await expectStatus(site, path, 200, rebuild);
  try {
    return JSON.parse(body);
  } catch {
    throw new Wrong(`${path} is no JSON. ${rebuild}`);
  }
}
