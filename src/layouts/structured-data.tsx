/** What a page says to machines in the words of schema.org: a block of data, which is not run. The build has made it safe to stand in HTML. */
export function StructuredData({ json }: { json: string | null }) {
  return json ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} /> : null;
}
