import { expect, test } from '@jest/globals';
import { contentSecurityPolicy, gatherInline, hashSource } from './policy';

test('[X4] the policy holds the hashes of what stands inline, and of nothing else', () => {
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  gatherInline(
    '<style data-href="/a.css">b{}</style><script src="/app.js" async></script><script>run()</script>' +
      '<script type="application/ld+json">{}</script><noscript><style>c{}</style></noscript>',
    inline,
  );
  expect([...inline.scripts]).toEqual([hashSource('run()')]);
  expect([...inline.styles]).toEqual([hashSource('b{}'), hashSource('c{}')]);
  const policy = contentSecurityPolicy(inline, { pictures: ['https://logos.example'], service: ['https://forms.example'] });
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashSource('run()')};`);
  expect(policy).toContain("img-src 'self' data: https://logos.example;");
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '').replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|worker|blob/);
});

test('the hash of an inline text is the one a browser computes', () => {
  // The hash of the empty string, as the specification of CSP writes it.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
