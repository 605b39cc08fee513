import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup whose values are escaped. */
export type Markup = HtmlEscapedString;

/** A template of markup: escapes every value but markup and lists of it, and leaves out undefined, null and false. */
export const markup = (strings: TemplateStringsArray, ...values: unknown[]): Markup => html(strings, ...values) as Markup;
