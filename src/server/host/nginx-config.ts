import type { HeaderRule } from './headers-file';
import type { RedirectRule } from './redirects';

/** Where nginx finds the built site and the forms service. */
export interface NginxOptions {
  /** The folder of the built site, absolute. */
  root: string;
  port: number;
  /** The URL of the forms service; without it, `/api` is not proxied. */
  service?: string;
  /** Whether nginx has the module `ngx_http_brotli_static_module`. */
  hasBrotli?: boolean;
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escapeRegExp = (text: string): string => text.replace(/[.+^${}()|[\]\\?*]/g, '\\$&');

/** Converts the path of a rule to a regular expression with named groups for its placeholders. */
const toPathPattern = (path: string): string =>
  `^${path
    .replace(/\/$/, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') ? `(?<${segment.slice(1)}>[^/]+)` : segment === '*' ? '\0' : escapeRegExp(segment)))
    .join('/')
    .replace('/\0', '(?:/(?<splat>.*))?')}/?$`;

const toNginxVariables = (to: string): string => to.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => `\${${name}}`);

/** Adds the query of the request, before the hash, unless the target has a query of its own. */
function toRedirectTarget(to: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return toNginxVariables(path) + (query === undefined ? '$is_args$args' : toNginxVariables(query)) + hash;
}

function formatRedirect({ path, to, status = 301, query }: RedirectRule): string[] {
  if (query && Object.keys(query).length > 0) throw new Error(`${path}: a rule that asks for a query has no form in nginx here.`);
  // Matches the rewritten path: by the original path, a missing target would be rewritten endlessly.
  if (status === 200) return [`rewrite ${quote(toPathPattern(path))} ${toNginxVariables(to)} last;`];
  if (status < 300 || status >= 400) throw new Error(`${path}: a rule with the status ${status} has no form in nginx here.`);
  return [`if ($raw_path ~ ${quote(toPathPattern(path))}) { return ${status} ${quote(toRedirectTarget(to))}; }`];
}

const toHeaderVariable = (name: string): string => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

/** Maps the path to the value of a header. nginx takes the first match and the rules the last, so the order is reversed. */
function formatHeaderMap(name: string, rules: readonly HeaderRule[], defaultValue: string): string[] {
  const cases = rules.filter(({ values }) => values[name] !== undefined).map(({ for: path, values }) => [path, values[name]!] as const);
  const lines = cases.reverse().map(([path, value]) => `  ${path === '/*' ? 'default' : `~${toPathPattern(path)}`} ${quote(value)};`);
  const hasDefault = cases.some(([path]) => path === '/*');
  return [`map $uri ${toHeaderVariable(name)} {`, ...(hasDefault ? [] : [`  default ${quote(defaultValue)};`]), ...lines, '}'];
}

/** nginx sends its own Content-Type and would send an added one as a second header, so it is set in a location. */
const isContentType = (name: string): boolean => name === 'Content-Type';

const formatTypeLocations = (rules: readonly HeaderRule[]): string[] =>
  rules.flatMap(({ for: path, values }) => {
    const [type] = Object.entries(values).flatMap(([name, value]) => (isContentType(name) ? [value] : []));
    return type === undefined
      ? []
      : [`  location ~ ${quote(toPathPattern(path))} { types { } default_type ${quote(type)}; try_files $uri @rules; }`];
  });

/**
 * Formats the configuration of an nginx that serves a built site by its `_redirects` and `_headers`, for use inside `http { }`.
 * @throws {Error} when a rule has no equivalent in nginx.
 */
export function formatNginxConfig(redirects: readonly RedirectRule[], headers: readonly HeaderRule[], options: NginxOptions): string {
  const names = [...new Set(['Cache-Control', ...headers.flatMap(({ values }) => Object.keys(values))])].filter(
    (name) => !isContentType(name),
  );
  const getDefaultValue = (name: string) => (name === 'Cache-Control' ? 'public, max-age=0, must-revalidate' : '');
  const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
  return [
    'map $request_uri $raw_path { "~^(?<path_without_query>[^?]*)" $path_without_query; }',
    ...names.flatMap((name) => formatHeaderMap(name, headers, getDefaultValue(name))),
    'server {',
    `  listen ${options.port};`,
    `  root ${quote(options.root)};`,
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    // Sends what the build compressed, through proxies too.
    '  gzip_static on;',
    '  gzip_vary on;',
    '  gzip_proxied any;',
    ...(options.hasBrotli ? ['  brotli_static on;'] : []),
    '  error_page 404 /404.html;',
    ...names.map((name) => `  add_header ${name} ${toHeaderVariable(name)} always;`),
    '  location = /404.html { internal; }',
    '  location = /site.webmanifest { default_type application/manifest+json; }',
    '  location ~ "^/(?:_headers|_redirects)$|^/404(?:/.*)?$|/\\.(?!well-known/)|\\.(?:br|gz)$" { return 404; }',
    ...formatTypeLocations(headers),
    ...(options.service
      ? [
          '  location /api/ {',
          // An `add_header` here keeps those of the site out: the service sends its own, and nginx would add a second of each.
          '    add_header Referrer-Policy "";',
          // The service reads larger bodies than it takes, so that it can say so.
          '    client_max_body_size 64m;',
          `    proxy_pass ${options.service};`,
          // With the port, which the service compares with that of `Origin` and `Referer`.
          '    proxy_set_header Host $http_host;',
          // Appends to what a proxy in front of nginx wrote. The service trusts as many of the last addresses as it is told.
          '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
          '  }',
        ]
      : []),
    '  location / {',
    ...indent(redirects.filter(({ force }) => force).flatMap(formatRedirect)),
    '    try_files $uri $uri.html $uri/index.html @rules;',
    '  }',
    '  location @rules {',
    ...indent(redirects.filter(({ force }) => !force).flatMap(formatRedirect)),
    '    return 404;',
    '  }',
    '}',
    '',
  ].join('\n');
}
