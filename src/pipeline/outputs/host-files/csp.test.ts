import { expect, test } from '@jest/globals';
import { buildContentSecurityPolicy, collectInlineHashes, toHashSource } from './csp';

test('[X4] the policy has the hashes of inline scripts and styles only', () => {
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  collectInlineHashes(
    '<style data-href="/a.css">b{}</style><script src="/app.js" async></script><script>run()</script>' +
      '<script type="application/ld+json">{}</script><noscript><style>c{}</style></noscript>',
    inline,
  );
  expect([...inline.scripts]).toEqual([toHashSource('run()')]);
  expect([...inline.styles]).toEqual([toHashSource('b{}'), toHashSource('c{}')]);
  const policy = buildContentSecurityPolicy(inline, { images: ['https://logos.example'], forms: ['https://forms.example'] });
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${toHashSource('run()')};`);
  expect(policy).toContain("img-src 'self' data: https://logos.example;");
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '').replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|worker|blob/);
});

test('the hash of an inline text is the one a browser computes', () => {
  // The hash of the empty string, as the specification of CSP writes it.
  expect(toHashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
