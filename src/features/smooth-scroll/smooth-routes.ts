/** Whether the page at an address eases the wheel: all do but articles, which are read. */
export const isSmoothScrollPath = (address: string): boolean => !/^\/article\//.test(address);
