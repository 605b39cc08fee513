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

/** @throws {Error} unless the condition holds: what is wrong, and how to mend it. */
export function assertRight(isRight: boolean, problem: string, mend: string): asserts isRight {
  if (!isRight) throw new Error(`${problem}. ${mend}`);
}

const timeout = 30_000;

async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('accept-encoding', 'br');
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...init, headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const reason = cause?.code ?? cause?.message ?? message;
    throw new Error(`${url} gives no answer (${reason}). Is the name right, and does its DNS record lead to the host?`, { cause: error });
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

/** How to mend what the build decides. */
export const rebuild = 'Is "public" of "npm run build" published, with its _redirects and _headers?';

/** Asserts that a path is answered with a status. */
export async function expectStatus(site: Site, path: string, status = 200, mend = rebuild): Promise<Answer> {
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

/** Asserts that the answer of a path has a header with such a value. */
export async function expectHeader(site: Site, path: string, name: string, value: RegExp, mend = rebuild): Promise<void> {
  const given = (await site.ask(path)).headers.get(name) ?? 'none';
  assertRight(value.test(given), `${path} has ${name}: ${given}, not ${value.source.replaceAll(/[\^$]/g, '')}`, mend);
}
