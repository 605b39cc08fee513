/**
 * Of a page that no script takes over, opens the answers, leaves out the filter that would narrow nothing, and shows in its place what the
 * browser is too old to open by itself. The late scripts look for this where one of them does not come.
 */
export function NoScriptStyles() {
  return (
    <noscript>
      <style>
        {[
          '@layer reset{',
          '.MuiCollapse-root{height:auto!important;visibility:visible!important}',
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

/** The order of the cascade layers, said before any of them: bundling does not keep the order of style sheets. */
export function LayerOrder() {
  return <style>@layer reset, tokens, ui, parts, print;</style>;
}
