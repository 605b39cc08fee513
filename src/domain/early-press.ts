// A press on a control that comes before React listens is replayed in two stages. The inline script of the page (`pipeline/gatsby/deferred-scripts`)
// keeps a press that comes before any script is there, and replays it at `hydratedEvent`; an island keeps one that comes before its own code
// (`runtime/islands`). The stages cannot be one: the first is HTML, and the islands' code is what it waits for. They share these names.

/** The event of the document that says that React has hydrated the page. */
export const hydratedEvent = 'hydrated';

/** The event of the window that says that the page cannot be read without React: it has a board, a query or a draft. */
export const needsScriptsEvent = 'needsscripts';

/** What needs scripts when it is pressed: buttons, and what is marked by `data-control`. Other links, disclosures and submit buttons work without. */
export const control = 'button[type="button"], [data-control]';

/** The custom elements of a reader: they work without React. */
export const readerElements = 'board-toggle, board-link, opening-status, missing-path';
