import type { HeaderRule } from './headers-file';
import type { RedirectRule } from './redirects';

/** Where a plain nginx finds a site, and the forms' service behind it. */
export interface NginxPlace {
  /** The folder of the built site, absolute. */
  root: string;
  port: number;
  /** The address of the forms' service; without one the site has none. */
  service?: string;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escaped = (text: string): string => text.replace(/[.+^${}()|[\]\\?*]/g, '\\$&');

/** A path of a rule as a regular expression, its placeholders named. */
const pattern = (path: string): string =>
  `^${path
    .replace(/\/$/, '')
    .split('/')
    .map((step) => (step.startsWith(':') ? `(?<${step.slice(1)}>[^/]+)` : step === '*' ? '\0' : escaped(step)))
    .join('/')
    .replace('/\0', '(?:/(?<splat>.*))?')}/?$`;

const filled = (to: string): string => to.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => `\${${name}}`);

/** The query of the request goes along unless the target has one of its own, before its hash. */
function target(to: string): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return filled(address) + (query === undefined ? '$is_args$args' : filled(query)) + hash;
}

function ruleLines({ path, to, status = 301, query }: RedirectRule): string[] {
  if (query && Object.keys(query).length > 0) throw new Error(`${path}: a rule that asks for a query has no form in nginx here.`);
  // By the path as it was rewritten, or a target that is missing would be rewritten without end.
  if (status === 200) return [`rewrite ${quoted(pattern(path))} ${filled(to)} last;`];
  if (status < 300 || status >= 400) throw new Error(`${path}: a rule with the status ${status} has no form in nginx here.`);
  return [`if ($raw_path ~ ${quoted(pattern(path))}) { return ${status} ${quoted(target(to))}; }`];
}

const variable = (name: string): string => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

/** The value of a header by path: the last rule that sets it holds, so that it is asked first. */
function headerMap(name: string, rules: readonly HeaderRule[], byDefault: string): string[] {
  const cases = rules.filter(({ values }) => values[name] !== undefined).map(({ for: path, values }) => [path, values[name]!] as const);
  const lines = cases.reverse().map(([path, value]) => `  ${path === '/*' ? 'default' : `~${pattern(path)}`} ${quoted(value)};`);
  const hasDefault = cases.some(([path]) => path === '/*');
  return [`map $uri ${variable(name)} {`, ...(hasDefault ? [] : [`  default ${quoted(byDefault)};`]), ...lines, '}'];
}

/** A header of nginx's own, which it would send twice if it were added: the type of a file is said where the file is found. */
const isType = (name: string): boolean => name === 'Content-Type';

const typeLines = (rules: readonly HeaderRule[]): string[] =>
  rules.flatMap(({ for: path, values }) => {
    const [type] = Object.entries(values).flatMap(([name, value]) => (isType(name) ? [value] : []));
    return type === undefined
      ? []
      : [`  location ~ ${quoted(pattern(path))} { types { } default_type ${quoted(type)}; try_files $uri @rules; }`];
  });

/**
 * The configuration of an nginx that serves a built site as its `_redirects` and `_headers` say: what goes inside `http { }`.
 * @throws for a rule that nginx cannot hold.
 */
export function nginxConfiguration(redirects: readonly RedirectRule[], headers: readonly HeaderRule[], place: NginxPlace): string {
  const names = [...new Set(['Cache-Control', ...headers.flatMap(({ values }) => Object.keys(values))])].filter((name) => !isType(name));
  const fallback = (name: string) => (name === 'Cache-Control' ? 'public, max-age=0, must-revalidate' : '');
  const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
  return [
    'map $request_uri $raw_path { "~^(?<path_without_query>[^?]*)" $path_without_query; }',
    ...names.flatMap((name) => headerMap(name, headers, fallback(name))),
    'server {',
    `  listen ${place.port};`,
    `  root ${quoted(place.root)};`,
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/plain application/javascript application/json application/xml image/svg+xml;',
    '  error_page 404 /404.html;',
    ...names.map((name) => `  add_header ${name} ${variable(name)} always;`),
    '  location = /404.html { internal; }',
    '  location = /site.webmanifest { default_type application/manifest+json; }',
    '  location ~ "^/(?:_headers|_redirects)$|^/404(?:/.*)?$|/\\.(?!well-known/)" { return 404; }',
    ...typeLines(headers),
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
    ...indented(redirects.filter(({ force }) => force).flatMap(ruleLines)),
    '    try_files $uri $uri.html $uri/index.html @rules;',
    '  }',
    '  location @rules {',
    ...indented(redirects.filter(({ force }) => !force).flatMap(ruleLines)),
    '    return 404;',
    '  }',
    '}',
    '',
  ].join('\n');
}
