/** Whether a page scrolls smoothly: all pages except articles. */
export const isSmoothScrollPath = (path: string): boolean => !/^\/article\//.test(path);
