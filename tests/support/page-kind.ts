/** The kind of the page at a path: brands, articles and forms are one kind each, any other page is its own. */
export const getPageKind = (path: string): string => {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  return rest.length > 0 ? first : first || 'home';
};
