/** The script of the editing screen. */
const adminTags = '<link rel="stylesheet" href="/admin/admin-app.css"/><script src="/admin/admin-app.js" defer></script>';

/**
 * Replaces the scripts of the site in the built page of the editors with that of the editing screen: the screen has its own routes in the
 * hash, which the navigation of the site must not intercept. A second call changes nothing.
 */
export function toAdminPage(html: string): string {
  const quiet = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
  const [head, ...rest] = quiet.replace(adminTags.replace(/<script.*$/, ''), '').split('</head>');
  if (rest.length !== 1) throw new Error('The page /admin has no single head: the editing screen cannot be put into it.');
  return `${head}${adminTags}</head>${rest[0]}`;
}
