import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMaintenance } from '../../../domain/site-settings';
import { writeFiles } from '../write-files';

/** The forms service replaces these. */
const placeholders = { title: '<!-- title -->', main: '<!-- main -->' };

const styleSheets = ['form-response-shell.css', 'staff-page.css'];

const replaceOrThrow = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html))
    throw new Error(`The error page has nothing like ${pattern.source}, which the responses to plain forms are made from.`);
  return html.replace(pattern, () => by);
};

/**
 * Turns a built page into the shell of the responses to plain HTML forms: its navbar, footer and styles, with placeholders for the title and
 * the content. It has no scripts: menu, partners and shops are popovers of the browser.
 * @throws {Error} when the page has no title, head or main element.
 */
export function toFormResponseShell(page: string, css: string): string {
  const staticPage = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta\b[^>]*\b(?:name="(?:description|generator|robots|twitter:[^"]*)"|property="og:[^"]*"|http-equiv="[^"]*")[^>]*>/g, '');
  const titled = replaceOrThrow(
    staticPage,
    /<title\b[^>]*>[\s\S]*?<\/title>/,
    `<meta name="robots" content="noindex"/><title>${placeholders.title}</title>`,
  );
  const styled = replaceOrThrow(titled, /<\/head>/, `<style>${css}</style></head>`);
  const [main = ''] = /<main\b[^>]*>/.exec(styled) ?? [];
  return replaceOrThrow(styled, /<main\b[^>]*>[\s\S]*?<\/main>/, `${main}${placeholders.main}</main>`);
}

/**
 * Writes the shell, made of the built error page, to `.service/form-response-shell.html`. A site closed for maintenance has neither that page
 * nor forms; it keeps the shell of the build before for visitors who have a form open.
 */
export async function writeFormResponseShell(root = process.cwd()): Promise<void> {
  if (isMaintenance) return;
  const page = await readFile(join(root, 'public', '404.html'), 'utf8');
  const folder = join(process.cwd(), 'src', 'pipeline', 'outputs', 'forms-service');
  const styles = await Promise.all(styleSheets.map((name) => readFile(join(folder, name), 'utf8')));
  await writeFiles(root, { '.service/form-response-shell.html': toFormResponseShell(page, styles.join('')) });
}
