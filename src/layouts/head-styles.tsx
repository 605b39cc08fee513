/** Opens the answers to the questions where no script will. */
export function OpenWithoutScript() {
  return (
    <noscript>
      <style>{'.MuiCollapse-root { height: auto !important; visibility: visible !important; }'}</style>
    </noscript>
  );
}

/** The order of the cascade layers, said before any of them: bundling does not keep the order of style sheets. */
export function LayerOrder() {
  return <style>@layer reset, tokens, ui, parts, print;</style>;
}
