/** What promised browsers lack and the site uses all the same, by what happens there instead. */
const allowed: Record<string, string> = {
  // Behavior
  'The page is shown at once, without a transition.':
    'css.at-rules.view-transition css.selectors.view-transition css.selectors.view-transition-new css.selectors.view-transition-old',
  'On paper, the footer may have a sheet of its own.': 'css.properties.break-before.avoid',
  'The whole page fades: no picture grows into the next page.':
    'css.selectors.active-view-transition css.selectors.view-transition-group css.properties.view-transition-name',
  'A timer takes its place.': 'requestIdleCallback',
  'The button is not shown.': 'Navigator.share',
  'Nothing is known of the connection, which is taken for a fast one.': 'Navigator.connection',
  'The library asks for it first and has a way of its own.':
    'Document.startViewTransition ViewTransition.skipTransition Error.captureStackTrace Uint8Array.toBase64 setImmediate navigation HTMLImageElement.fetchPriority',
  // Names of the code's own objects, which MDN knows of others
  'It is a property of the code’s own objects.': `AsyncDisposableStack.use IntersectionObserver.delay Window.fullScreen HTMLInputElement.colorSpace Function.displayName Iterator.toArray EventTarget.when ArrayBuffer.resize Iterator.drop HTMLInputElement.capture`,
  // Appearance
  'Lines break where the browser breaks them.':
    'css.properties.text-wrap css.properties.text-wrap.balance css.properties.text-wrap.pretty css.properties.hyphenate-limit-chars',
  'There is no animation by scrolling: the element is shown in its last state.':
    'css.properties.animation-range css.properties.view-timeline-name css.properties.view-timeline-inset',
  'The rule is dropped: the list has the columns that any other list has.': 'css.properties.grid-template-columns.subgrid',
  'The scroll bar is the browser’s own.':
    'css.properties.scrollbar-gutter css.properties.scrollbar-gutter.stable css.properties.scrollbar-width css.properties.scrollbar-width.none',
  'There is no mouse.':
    'css.properties.cursor.progress css.properties.cursor.pointer css.properties.cursor.default css.properties.cursor.grab css.properties.resize css.properties.resize.none css.properties.resize.vertical',
  'There is no such mode to be adapted to.': 'css.properties.forced-color-adjust css.properties.forced-color-adjust.none',
  'The prefixed property stands beside it.':
    'css.properties.print-color-adjust css.properties.print-color-adjust.exact css.properties.text-size-adjust css.properties.user-select',
  'The selection has the color of the system.': 'css.selectors.selection',
  'The paper has the margins and the breaks of the browser.': 'css.at-rules.page css.properties.orphans css.properties.widows',
  'Quotation marks stand inside the edge.': 'css.properties.hanging-punctuation css.properties.hanging-punctuation.first',
  'The field keeps its height and scrolls.': 'css.properties.field-sizing css.properties.field-sizing.content',
};

/** The fallback of a feature that the lint lets through, by the feature's id. */
export const fallbacks: ReadonlyMap<string, string> = new Map(
  Object.entries(allowed).flatMap(([fallback, ids]) => ids.split(/\s+/).map((id) => [id, fallback] as const)),
);
