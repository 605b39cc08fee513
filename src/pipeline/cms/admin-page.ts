/** What the editing screen adds to the page of the editors. */
const adminTags = '<link rel="stylesheet" href="/admin/admin-app.css"/><script src="/admin/admin-app.js" defer></script>';

/**
 * The built page of the editors with the editing screen’s script in the place of the site’s: the screen has its own addresses behind the
 * hash, which the site’s navigation must not follow. Made again of what it made, it stays as it is.
 */
export function toAdminPage(html: string): string {
  const quiet = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
  const [head, ...rest] = quiet.replace(adminTags.replace(/<script.*$/, ''), '').split('</head>');
  if (rest.length !== 1) throw new Error('The page /admin has no single head: the editing screen cannot be put into it.');
  return `${head}${adminTags}</head>${rest[0]}`;
}
