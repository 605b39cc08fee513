import { parseVersion } from '../compat/compat-data';
import type { ChooseEdit } from '../run-browser';
import type { Edit } from '../site-proxy';
import { createVersionEdit } from './features';
import { withoutScripts } from './scripts';

const versionEdits = new Map<string, Edit>();

function versionEdit(name: string): Edit {
  const edit = versionEdits.get(name) ?? createVersionEdit(parseVersion(name));
  versionEdits.set(name, edit);
  return edit;
}

/** What is taken away from a browser for a behavior. */
export const chooseEdit: ChooseEdit = ({ without }, { isScriptless }) => {
  const edits = [...(without === undefined ? [] : [versionEdit(without)]), ...(isScriptless ? [withoutScripts] : [])];
  return edits.length > 0 ? (answer) => edits.reduce((edited, edit) => edit(edited), answer) : undefined;
};
