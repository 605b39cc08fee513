/** The JSON-LD of a page. The build has escaped it for HTML. */
export function StructuredData({ json }: { json: string | null }) {
  return json ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} /> : null;
}
