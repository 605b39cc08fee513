/** Whether the page at an address eases the wheel: all do but articles, which are read. */
export const isSmoothScrollPath = (path: string): boolean => !/^\/article\//.test(path);
