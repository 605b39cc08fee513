/** The pages below a page that is a kind of its own. */
const kindsBelow: Record<string, string> = { showrooms: 'showroom', careers: 'opening' };

/** The kind of the page at a path: brands, showrooms, articles, openings and forms are one kind each, any other page is its own. */
export const getPageKind = (path: string): string => {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  return rest.length > 0 ? (kindsBelow[first] ?? first) : first || 'home';
};
