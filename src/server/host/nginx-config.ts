import type { HeaderRule } from './headers-file';
import type { RedirectRule } from './redirects';

/** Where a plain nginx finds a site, and the forms' service behind it. */
export interface NginxOptions {
  /** The folder of the built site, absolute. */
  root: string;
  port: number;
  /** The address of the forms' service; without one the site has none. */
  service?: string;
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escapeRegExp = (text: string): string => text.replace(/[.+^${}()|[\]\\?*]/g, '\\$&');

/** A path of a rule as a regular expression, its placeholders named. */
const toPathPattern = (path: string): string =>
  `^${path
    .replace(/\/$/, '')
    .split('/')
    .map((step) => (step.startsWith(':') ? `(?<${step.slice(1)}>[^/]+)` : step === '*' ? '\0' : escapeRegExp(step)))
    .join('/')
    .replace('/\0', '(?:/(?<splat>.*))?')}/?$`;

const toNginxVariables = (to: string): string => to.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => `\${${name}}`);

/** The query of the request goes along unless the target has one of its own, before its hash. */
function toRedirectTarget(to: string): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return toNginxVariables(address) + (query === undefined ? '$is_args$args' : toNginxVariables(query)) + hash;
}

function formatRedirect({ path, to, status = 301, query }: RedirectRule): string[] {
  if (query && Object.keys(query).length > 0) throw new Error(`${path}: a rule that asks for a query has no form in nginx here.`);
  // By the path as it was rewritten, or a target that is missing would be rewritten without end.
  if (status === 200) return [`rewrite ${quote(toPathPattern(path))} ${toNginxVariables(to)} last;`];
  if (status < 300 || status >= 400) throw new Error(`${path}: a rule with the status ${status} has no form in nginx here.`);
  return [`if ($raw_path ~ ${quote(toPathPattern(path))}) { return ${status} ${quote(toRedirectTarget(to))}; }`];
}

const toHeaderVariable = (name: string): string => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

/** The value of a header by path: the last rule that sets it holds, so that it is asked first. */
function formatHeaderMap(name: string, rules: readonly HeaderRule[], byDefault: string): string[] {
  const cases = rules.filter(({ values }) => values[name] !== undefined).map(({ for: path, values }) => [path, values[name]!] as const);
  const lines = cases.reverse().map(([path, value]) => `  ${path === '/*' ? 'default' : `~${toPathPattern(path)}`} ${quote(value)};`);
  const hasDefault = cases.some(([path]) => path === '/*');
  return [`map $uri ${toHeaderVariable(name)} {`, ...(hasDefault ? [] : [`  default ${quote(byDefault)};`]), ...lines, '}'];
}

/** A header of nginx's own, which it would send twice if it were added: the type of a file is said where the file is found. */
const isContentType = (name: string): boolean => name === 'Content-Type';

const formatTypeLocations = (rules: readonly HeaderRule[]): string[] =>
  rules.flatMap(({ for: path, values }) => {
    const [type] = Object.entries(values).flatMap(([name, value]) => (isContentType(name) ? [value] : []));
    return type === undefined
      ? []
      : [`  location ~ ${quote(toPathPattern(path))} { types { } default_type ${quote(type)}; try_files $uri @rules; }`];
  });

/**
 * The configuration of an nginx that serves a built site as its `_redirects` and `_headers` say: what goes inside `http { }`.
 * @throws for a rule that nginx cannot hold.
 */
export function formatNginxConfig(redirects: readonly RedirectRule[], headers: readonly HeaderRule[], place: NginxOptions): string {
  const names = [...new Set(['Cache-Control', ...headers.flatMap(({ values }) => Object.keys(values))])].filter(
    (name) => !isContentType(name),
  );
  const fallback = (name: string) => (name === 'Cache-Control' ? 'public, max-age=0, must-revalidate' : '');
  const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
  return [
    'map $request_uri $raw_path { "~^(?<path_without_query>[^?]*)" $path_without_query; }',
    ...names.flatMap((name) => formatHeaderMap(name, headers, fallback(name))),
    'server {',
    `  listen ${place.port};`,
    `  root ${quote(place.root)};`,
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/plain application/javascript application/json application/xml image/svg+xml;',
    '  error_page 404 /404.html;',
    ...names.map((name) => `  add_header ${name} ${toHeaderVariable(name)} always;`),
    '  location = /404.html { internal; }',
    '  location = /site.webmanifest { default_type application/manifest+json; }',
    '  location ~ "^/(?:_headers|_redirects)$|^/404(?:/.*)?$|/\\.(?!well-known/)" { return 404; }',
    ...formatTypeLocations(headers),
    ...(place.service
      ? [
          '  location /api/ {',
          `    proxy_pass ${place.service};`,
          '    proxy_set_header Host $host;',
          '    proxy_set_header X-Forwarded-For $remote_addr;',
          '  }',
        ]
      : []),
    '  location / {',
    ...indented(redirects.filter(({ force }) => force).flatMap(formatRedirect)),
    '    try_files $uri $uri.html $uri/index.html @rules;',
    '  }',
    '  location @rules {',
    ...indented(redirects.filter(({ force }) => !force).flatMap(formatRedirect)),
    '    return 404;',
    '  }',
    '}',
    '',
  ].join('\n');
}
