import { assertSeam } from './assert-seam';

/** The first characters of the style tags that the script of Decap CMS adds to the page, as in its string literals. */
const stylePatterns = [/'(:root\{--toastify-[^']*)'/g, /'(\\n\.uploadcare-tab-effects-[^']*)'/g];

/**
 * The texts of the style tags that Decap CMS adds to the page.
 *
 * The content security policy of the editing screen needs their hashes, or it would have to allow every inline style. Read from decap-cms
 * 3.16.3, `dist/decap-cms.js`: the styles of react-toastify and of Uploadcare.
 * @param script the script of Decap CMS.
 */
export const findDecapStyles = (script: string): string[] =>
  stylePatterns.map((pattern) => {
    const [literal, ...others] = Array.from(script.matchAll(pattern), ([, text]) => text!);
    assertSeam('decap-styles', literal && others.length === 0, `one string like ${pattern.source} in the script of decap-cms`);
    return literal.replaceAll('\\n', '\n');
  });
