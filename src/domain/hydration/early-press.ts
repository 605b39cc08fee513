// A press on a button that comes before React listens is replayed in two stages. The inline script of the page (`pipeline/gatsby/deferred-scripts`)
// keeps a press that comes before any script is there, and replays it at `hydratedEvent`; an island keeps one that comes before its own code
// (`runtime/islands`). The stages cannot be one: the first is HTML, and the islands' code is what it waits for. They share these names.

/** The event of the document that says that React has hydrated the page. */
export const hydratedEvent = 'hydrated';

/** The buttons whose press is replayed; links and submit buttons work without scripts. */
export const replayableButton = 'button[type="button"]';
