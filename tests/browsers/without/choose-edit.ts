import { parseVersion } from '../compat/compat-data';
import type { Browser } from '../drivers/driver';
import type { Journey } from '../journey';
import type { Edit } from '../site-proxy';
import { createVersionEdit } from './features';

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs;
const noscript = /<noscript[^>]*>(.*?)<\/noscript>/gs;

/** A page as a browser shows it whose scripts are turned off: none runs, and what is meant for that case is there. */
const withoutScripts: Edit = (answer) => {
  if (!answer.type.startsWith('text/html')) return answer;
  const body = answer.body.toString().replaceAll(scripts, '').replaceAll(noscript, '$1');
  return { ...answer, body: Buffer.from(body) };
};

const versionEdits = new Map<string, Edit>();

function versionEdit(name: string): Edit {
  const edit = versionEdits.get(name) ?? createVersionEdit(parseVersion(name));
  versionEdits.set(name, edit);
  return edit;
}

/** What takes features away from a browser, and the scripts from the pages of a journey. */
export function chooseEdit({ without }: Browser, { isScriptless }: Journey): Edit | undefined {
  const edits = [...(without === undefined ? [] : [versionEdit(without)]), ...(isScriptless ? [withoutScripts] : [])];
  return edits.length > 0 ? (answer) => edits.reduce((edited, edit) => edit(edited), answer) : undefined;
}
