import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertSeam } from './upstream-code';

/** The first characters of the style tags that the script of Decap CMS adds to the page, as in its string literals. */
const stylePatterns = [/'(:root\{--toastify-[^']*)'/g, /'(\\n\.uploadcare-tab-effects-[^']*)'/g];

/**
 * The texts of the style tags that Decap CMS adds to the page.
 *
 * The content security policy of the editing screen needs their hashes, or it would have to allow every inline style. Read from decap-cms
 * 3.16.3, `dist/decap-cms.js`: the styles of react-toastify and of Uploadcare.
 * @param script the script of Decap CMS.
 */
export const findDecapStyles = (script: string): string[] =>
  stylePatterns.map((pattern) => {
    const [literal, ...others] = Array.from(script.matchAll(pattern), ([, text]) => text!);
    assertSeam('decap', literal && others.length === 0, `one string like ${pattern.source} in the script of decap-cms`);
    return literal.replaceAll('\\n', '\n');
  });

interface Patch {
  from: string;
  to: string;
}

const patches: readonly Patch[] = [
  // Ajv compiles the check of the configuration with `new Function`, which needs 'unsafe-eval' in the policy. The tests check it instead.
  { from: 'const n=new Function(`${o.default.self}`,`${o.default.scope}`,m)(this,this.scope.get());', to: 'const n=()=>!0;' },
  // The TOML parser, which this site does not use, requires a Node module with `eval`.
  { from: `const utilInspect=eval("require('util').inspect");`, to: 'const utilInspect={};' },
  // A field asks for its picture once, before it is read, and stays empty. It asks again until the picture is there.
  {
    from: '(0,s.useEffect)(()=>{if(e){const r=n(e,t);i(r)}else i(null)},[e,t,n])',
    to: '(0,s.useEffect)(()=>{const a=()=>i(e?n(e,t):null);a();const c=setInterval(a,700);return()=>clearInterval(c)},[e,t,n])',
  },
  // A picture in the folder of another entry is looked for by its name alone. Its path is relative to the file that names it.
  {
    from: 'function oh(e,t,n,r,i){if($o(r))return r;',
    to: 'function oh(e,t,n,r,i){if($o(r))return r;const a=n?.get("path");if(a&&/^\\.\\.?\\//.test(r))return(0,aa.join)((0,aa.dirname)(a),r);',
  },
];

/** What `cms/admin-app` leans on beside the documented interface: the widget of lists, a refused publication, the names of parts. */
const reliedOn = [
  'handleRemove=(e,t)=>{t.preventDefault();const{itemsCollapsed:',
  'onRemove:PC()(this.handleRemove,t)',
  'handleAdd=e=>{e.preventDefault()',
  'handleAddType=(e,t)=>{',
  'heading:`${l.size} ${d}`',
  'this.props.onValidateObject(this.props.forID,this.validateSize())',
  'type:"error",dismissAfter:8e3})),Promise.reject()}',
  'label:"ControlErrorsList"',
  'label:"ViewControls"',
];

function applyPatch(script: string, { from, to }: Patch): string {
  assertSeam('decap', script.split(from).length === 2, `the code \`${from}\` once in the script of decap-cms`);
  return script.replace(from, () => to);
}

/** The script with the patches of this site. Read from decap-cms 3.16.3, `dist/decap-cms.js`, which has no setting for any of them. */
export function patchDecap(script: string): string {
  for (const code of reliedOn) assertSeam('decap', script.includes(code), `the code \`${code}\` in the script of decap-cms`);
  return patches.reduce(applyPatch, script).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** The patched script of the installed Decap CMS. */
export const readPatchedDecap = async (root = process.cwd()): Promise<string> =>
  patchDecap(await readFile(join(root, 'node_modules', 'decap-cms', 'dist', 'decap-cms.js'), 'utf8'));
