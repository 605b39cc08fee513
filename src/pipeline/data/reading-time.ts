/** Words a minute that an adult reads silently: Brysbaert 2019, a review of 190 studies, gives 238. */
const wordsPerMinute = 238;

/** Whole minutes to read a Markdown text, at least one. */
export function getReadingMinutes(body: string): number {
  const words = body.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
