import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Patch {
  from: string;
  to: string;
}

const patches: readonly Patch[] = [
  // Ajv makes its checks of the configuration by `new Function`, which would need 'unsafe-eval' in the policy. Our tests check it.
  { from: 'const n=new Function(`${o.default.self}`,`${o.default.scope}`,m)(this,this.scope.get());', to: 'const n=()=>!0;' },
  // Its reader of TOML, which this site has none of, looks for Node’s own tools by `eval`.
  { from: `const utilInspect=eval("require('util').inspect");`, to: 'const utilInspect={};' },
  // The picture of a field is asked for once, before it has been read, and stays empty: it is asked for until it is there.
  {
    from: '(0,s.useEffect)(()=>{if(e){const r=n(e,t);i(r)}else i(null)},[e,t,n])',
    to: '(0,s.useEffect)(()=>{const a=()=>i(e?n(e,t):null);a();const c=setInterval(a,700);return()=>clearInterval(c)},[e,t,n])',
  },
];

function applyPatch(text: string, { from, to }: Patch): string {
  if (text.split(from).length !== 2)
    throw new Error(`decap-cms is another version than src/pipeline/gatsby/patched-decap.ts mends: it holds no single ${from}`);
  return text.replace(from, () => to);
}

/** The script of Decap CMS as npm has it, but for the places that are mended. */
export async function readPatchedDecap(root = process.cwd()): Promise<string> {
  const text = await readFile(join(root, 'node_modules', 'decap-cms', 'dist', 'decap-cms.js'), 'utf8');
  return patches.reduce(applyPatch, text).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
