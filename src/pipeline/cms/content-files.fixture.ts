import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKind, findContentKind } from '../../schema/content-kinds';

/** A file of the site’s own content. */
export interface ContentFile {
  path: string;
  kind: ContentKind;
  text: string;
}

/** Every file of `content/` that the site reads but its pictures. */
export const contentFiles: ContentFile[] = readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const kind = findContentKind(path);
  return kind ? [{ path, kind, text: readFileSync(join('content', path), 'utf8') }] : [];
});
