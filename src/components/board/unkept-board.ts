// What a board needs where the browser stores nothing. A browser that does never fetches it.
import { boardPath, getBoardPath } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { encodeBoard } from './board-codec';
import { getBoard } from './board-store';

/** The sentence for it stands beside the island of the board, on its page: no other page carries it. */
async function fetchSentence(): Promise<string> {
  // Not by a DOMParser: its document has the policy of this page, against which the browser would report the styles of the other page.
  const [, data] = /data-island="board"[^]*?<script type="application\/json">([^<]*)/.exec(await (await fetch(boardPath)).text())!;
  const { props } = JSON.parse(data!) as { props: { section: Queries.BoardSectionFragment } };
  return props.section.messages.not_kept;
}

/** G4: lets the link to the board hold the board, and says with the first item that the link alone outlasts the tab. */
export async function carryBoard(element: Element, isFirst: boolean): Promise<void> {
  element.querySelector('a')!.href = getBoardPath(encodeBoard(getBoard()), trailingSlash);
  const fault = document.getElementById('fault');
  if (!isFirst || !fault) return;
  const note = fault.cloneNode() as HTMLElement;
  note.removeAttribute('id');
  note.hidden = false;
  fault.after(note);
  note.textContent = await fetchSentence();
}
