import { expect, test } from '@jest/globals';
import { type FormFiles, prepareChosen } from './files';

const messages = { file_count: 'Count', file_empty: 'Empty', file_kind: 'Kind', file_size: 'Size' };
const pdf = (name: string, head = '') => new File([`${head}%PDF-1.7 a plan`], name);

/** Chooses files one after another, and returns what each choice said, and the files in the end. */
async function choose(...choices: File[][]) {
  let state: FormFiles = { files: [], chosen: [], leftOut: [] };
  const set = (change: Partial<FormFiles>) => (state = { ...state, ...change });
  const told: string[] = [];
  for (const chosen of choices) {
    set({ chosen });
    told.push(await prepareChosen(() => state, set, messages));
  }
  return { told, names: state.files.map(({ file }) => file.name), leftOut: state.leftOut };
}

test('[W4] what was left out is remembered until it comes in a form that can be sent', async () => {
  const archive = new File(['PK'], 'archive.zip');
  const { told, names, leftOut } = await choose([new File([], 'plan.pdf'), archive], [pdf('room.pdf')], [archive]);
  expect(told).toEqual(['plan.pdf: Empty archive.zip: Kind', '', 'archive.zip: Kind']);
  expect([names, leftOut]).toEqual([['room.pdf'], ['plan.pdf: Empty', 'archive.zip: Kind']]);
  expect((await choose([new File([], 'plan.pdf')], [pdf('plan.pdf')])).leftOut).toEqual([]);
});

test('[W4] a PDF that begins with blank lines or the mark of a text is sent, under its whole name', async () => {
  const { told, names } = await choose([pdf('Plan Rev.2', '\r\n\r\n'), pdf('Plan Rev.3', '\ufeff')]);
  expect([told, names]).toEqual([[''], ['Plan Rev.2.pdf', 'Plan Rev.3.pdf']]);
});

test('[W4] a file that is there already is not added again, nor is it said to be too much', async () => {
  const [plan, ...others] = ['plan.pdf', 'room.pdf', 'list.pdf'].map((name) => pdf(name));
  const changed = new File(['%PDF-1.7 another plan'], 'plan.pdf', { lastModified: plan!.lastModified + 1 });
  expect(await choose([plan!], [plan!, changed])).toMatchObject({ told: ['', ''], names: ['plan.pdf', 'plan.pdf'] });
  expect(await choose([plan!, ...others], [plan!])).toMatchObject({ told: ['', ''], leftOut: [] });
});
