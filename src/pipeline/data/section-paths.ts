interface PageWithSections {
  path: string;
  sections: readonly { type: string }[];
}

/** The path of the page that shows sections of a type; none where no page does. */
export const findSectionPath = (pages: readonly PageWithSections[], type: string): string | undefined =>
  pages.find(({ sections }) => sections.some((section) => section.type === type))?.path;

/** Where the bar’s link to the forms leads; none where it has none. */
export const findContactPath = (bar: readonly { to?: string | null }[]): string | undefined =>
  bar.find(({ to }) => to?.startsWith('/contact-us/'))?.to ?? undefined;
