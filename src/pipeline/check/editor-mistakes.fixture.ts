import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createJpeg, createPng, jpeg, replaceText, type FileEdit } from './content.fixture';

interface TextEdit {
  from?: string;
  to: string;
}

/** A mistake with the messages of the check. */
export interface EditorMistake {
  mistake: string;
  /** The file that is edited; a file without `from` is new. */
  file?: string;
  edit?: TextEdit;
  /** What takes the place of the picture of the fixture. */
  bytes?: string;
  faults?: string[];
  warnings?: string[];
}

const pictures: Record<string, Buffer> = {
  'a JPEG without its end': createJpeg(1600, 1200).subarray(0, -2),
  'a PNG without its end': createPng(1600, 1200).subarray(0, -12),
  'a web page': Buffer.from('<!doctype html><title>Not found</title>'),
};

const toFileEdit = ({ from, to }: TextEdit): FileEdit =>
  from === undefined ? to : replaceText(from, to.replace('LONG', 'A title that does not end. '.repeat(15).trim()));

/** The edits of the small content that make a mistake. */
export function toFileEdits({ file, edit, bytes }: EditorMistake): Record<string, FileEdit> {
  if (bytes !== undefined) {
    const [width, height] = bytes.split(' ').map(Number);
    const isPng = bytes.includes('PNG');
    const picture = pictures[bytes] ?? createJpeg(width!, height!);
    // The hero of a brand alone shows the picture, so that its faults are reported once.
    const name = `other.${isPng ? 'png' : 'jpg'}`;
    return { [`pictures/${name}`]: picture, 'brands/kohler/index.yaml': replaceText('pictures/room.jpg', `pictures/${name}`) };
  }
  const others: Record<string, FileEdit> = edit!.to.includes('room-at-night') ? { 'pictures/room-at-night.jpg': jpeg } : {};
  return { ...others, [file!]: toFileEdit(edit!) };
}

/** The mistakes of editors that are tried. */
export const editorMistakes = parse(readFileSync(join(__dirname, 'editor-mistakes.fixture.yaml'), 'utf8')) as EditorMistake[];
