/** What an address of a form carries of a board, `?board=…`, or the text of one that it kept; none where there is none. */
const boardParamPattern = /(?:[?&]b(?:oard)?=)([\w-]+)/;

/** The board in an address of a form or in the text of a board, as `/board?b=…` has it; empty where there is none. */
export const findBoardParam = (text: string): string => boardParamPattern.exec(text)?.[1] ?? '';

/** The address at which a board is read, from the root of the site. */
export const getBoardUrl = (path: string, param: string): string => `${path}?b=${param}`;
