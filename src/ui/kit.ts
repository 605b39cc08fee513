import * as kit from './kit.module.css';

export { kit };

/** Joins class names and skips empty values. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
