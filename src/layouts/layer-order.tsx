/** The order of the cascade layers, said before any of them: bundling does not keep the order of style sheets. */
export function LayerOrder() {
  return <style>@layer reset, tokens, ui, parts;</style>;
}
