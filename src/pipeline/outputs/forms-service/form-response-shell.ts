import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMaintenance } from '../../../domain/settings/site-settings';

/** What the forms' service puts its own in place of. */
const placeholders = { title: '<!-- title -->', main: '<!-- main -->' };

const replaceOrThrow = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html))
    throw new Error(`The error page holds nothing like ${pattern.source}: the answers to plain forms cannot be made of it.`);
  return html.replace(pattern, () => by);
};

/**
 * Of a built page, the frame in which the forms' service answers a plain HTML form: bar, footer and styles stay, with a place
 * for a title and for what is said. Nothing in it runs, so what is meant for browsers without scripts is there for all.
 */
export function toFormResponseShell(page: string, css: string): string {
  const quiet = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '')
    .replace(/<meta\b[^>]*\b(?:name="(?:description|generator|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>/g, '')
    .replace(/<\/?noscript>/g, '');
  const titled = replaceOrThrow(
    quiet,
    /<title\b[^>]*>[\s\S]*?<\/title>/,
    `<meta name="robots" content="noindex"/><title>${placeholders.title}</title>`,
  );
  const styled = replaceOrThrow(titled, /<\/head>/, `<style>${css}</style></head>`);
  const [main = ''] = /<main\b[^>]*>/.exec(styled) ?? [];
  return replaceOrThrow(styled, /<main\b[^>]*>[\s\S]*?<\/main>/, `${main}${placeholders.main}</main>`);
}

/**
 * Makes the frame of the built error page, and writes it to `.service/form-response-shell.html`. A site closed for maintenance has neither the page
 * nor forms: the frame of the build before stays, for whoever had a form open.
 */
export async function writeFormResponseShell(root = process.cwd()): Promise<void> {
  if (isMaintenance) return;
  const page = await readFile(join(root, 'public', '404.html'), 'utf8');
  const css = await readFile(join(process.cwd(), 'src', 'pipeline', 'outputs', 'forms-service', 'form-response-shell.css'), 'utf8');
  await mkdir(join(root, '.service'), { recursive: true });
  await writeFile(join(root, '.service', 'form-response-shell.html'), toFormResponseShell(page, css));
}
