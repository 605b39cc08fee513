/**
 * The styles of a page without scripts. They hide the partner filter, and show in place what a browser
 * without popovers cannot open. `pipeline/gatsby/deferred-scripts` applies them when a script of the page fails to load.
 */
export function NoScriptStyles() {
  return (
    <noscript>
      <style>
        {[
          '@layer reset{',
          '#partners nav{display:none!important}',
          '@supports not selector(:popover-open){',
          '[data-tone],[popover],[popover]>*{position:static!important}',
          '[data-tone]{color:inherit!important}',
          '[popover]{display:block!important}',
          '[popovertarget]{display:none!important}',
          '}}',
        ].join('')}
      </style>
    </noscript>
  );
}

/** Declares the order of the cascade layers before any style sheet: bundling does not keep the order of the sheets. */
export function LayerOrder() {
  return <style>@layer reset, tokens, ui, parts, print;</style>;
}
