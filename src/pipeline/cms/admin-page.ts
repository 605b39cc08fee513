/** The script of the editing screen. */
const adminTags = '<link rel="stylesheet" href="/admin/admin-app.css"/><script src="/admin/admin-app.js" defer></script>';

/**
 * Replaces the scripts of the site in the built page /admin with that of the editing screen. The editing screen has its own routes in the
 * hash, which the navigation of the site must not intercept. A second call changes nothing.
 */
export function toAdminPage(html: string): string {
  const withoutScripts = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
  const [head, ...rest] = withoutScripts.replace(adminTags.replace(/<script.*$/, ''), '').split('</head>');
  if (rest.length !== 1) throw new Error('The page /admin has no single head: the editing screen cannot be put into it.');
  return `${head}${adminTags}</head>${rest[0]}`;
}
