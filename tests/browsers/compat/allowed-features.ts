/** What promised browsers lack and the site uses all the same, by what happens there instead. */
const allowed: Record<string, string> = {
  // Behavior
  'A script opens and closes what the popover attribute would; without scripts the lists stand in the page (ui/popover.css).':
    'css.selectors.popover-open HTMLElement.popover HTMLElement.showPopover HTMLElement.hidePopover',
  'The focus is kept inside by the keyboard handler of the overlay.': 'HTMLElement.inert',
  'The page is shown at once, without a transition.':
    'css.selectors.view-transition css.selectors.view-transition-new css.selectors.view-transition-old Document.startViewTransition ViewTransition.skipTransition',
  'On paper, the footer may have a sheet of its own.': 'css.properties.break-before.avoid',
  'The whole page fades: no picture grows into the next page.':
    'css.selectors.active-view-transition css.selectors.view-transition-group css.properties.view-transition-name',
  'A timer takes its place.': 'requestIdleCallback',
  'The button is not shown.': 'Navigator.share',
  'Nothing is known of the connection, which is taken for a fast one.': 'Navigator.connection',
  'The library asks for it first and has a way of its own.':
    'Error.captureStackTrace Uint8Array.toBase64 Intl.Segmenter setImmediate navigation HTMLImageElement.fetchPriority',
  // Names of the code's own objects, which MDN knows of others
  'It is a property of the code’s own objects.': `Element.role AsyncDisposableStack.use AsyncDisposableStack.move IntersectionObserver.delay
    Window.fullScreen HTMLInputElement.colorSpace Function.displayName HTMLInputElement.alpha Window.orientation Iterator.toArray
    EventTarget.when ArrayBuffer.resize HTMLDialogElement.show Iterator.drop HTMLInputElement.capture SharedArrayBuffer.grow Performance.memory`,
  // Appearance
  'Lines break where the browser breaks them.':
    'css.properties.text-wrap css.properties.text-wrap.balance css.properties.text-wrap.pretty css.properties.hyphens css.properties.hyphenate-limit-chars',
  'The element stands where it is, without the small movement or the enlargement.':
    'css.properties.scale css.properties.translate css.properties.translate.none css.properties.rotate',
  'There is no animation by scrolling: the element is shown in its last state.':
    'css.properties.animation-range css.properties.view-timeline-name css.properties.view-timeline-inset',
  'The rule is dropped: the list has the columns that any other list has.':
    'css.selectors.has css.properties.grid-template-columns.subgrid',
  'The rules inside are dropped: the wider arrangement stays.':
    'css.properties.container-type css.properties.container-type.inline-size css.properties.container-type.size css.at-rules.container',
  'The words are not animated; they stand on one line.': 'css.types.length.lh',
  'A noscript element has the same styles.': 'css.at-rules.media.scripting',
  'MDN’s data name the key word; the older one of flex layout has the same effect.':
    'css.properties.align-content.start css.properties.place-self.end css.properties.place-self.start',
  'The scroll bar is the browser’s own.':
    'css.properties.scrollbar-gutter css.properties.scrollbar-gutter.stable css.properties.scrollbar-width css.properties.scrollbar-width.none',
  'There is no mouse.':
    'css.properties.cursor.progress css.properties.cursor.pointer css.properties.cursor.default css.properties.cursor.grab css.properties.resize css.properties.resize.none css.properties.resize.vertical',
  'There is no such mode to be adapted to.':
    'css.properties.forced-color-adjust css.properties.forced-color-adjust.none css.at-rules.media.forced-colors',
  'The prefixed property stands beside it.':
    'css.properties.print-color-adjust css.properties.print-color-adjust.exact css.properties.color-adjust css.properties.color-adjust.exact css.properties.text-size-adjust css.properties.user-select',
  'The page beneath may be moved by the end of a list, or scrolls sideways by nothing that is wider.':
    'css.properties.overflow.clip css.properties.overflow-x.clip css.properties.overscroll-behavior css.properties.overscroll-behavior.contain css.properties.overflow-anchor css.properties.overflow-anchor.none',
  'The selection has the color of the system.': 'css.selectors.selection',
  'The paper has the margins and the breaks of the browser.':
    'css.at-rules.page css.properties.break-after.avoid css.properties.orphans css.properties.widows',
  'Quotation marks stand inside the edge.': 'css.properties.hanging-punctuation css.properties.hanging-punctuation.first',
  'The field keeps its height and scrolls.': 'css.properties.field-sizing css.properties.field-sizing.content',
};

/** The fallback of a feature that the lint lets through, by the feature's id. */
export const fallbacks: ReadonlyMap<string, string> = new Map(
  Object.entries(allowed).flatMap(([fallback, ids]) => ids.split(/\s+/).map((id) => [id, fallback] as const)),
);
