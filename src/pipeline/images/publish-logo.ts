import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseSvgRatio } from './svg-ratio';
import { writeOnce } from './write-once';

/** A logo as pages show it. `ratio` is its width divided by its height, `null` for one on another host. */
export interface PublishedLogo {
  src: string;
  ratio: number | null;
}

/**
 * Writes a logo to `static/logos` under a name that holds its hash.
 * @throws {Error} when it has no `viewBox`.
 */
export async function publishLogo(name: string, svg: string, root = process.cwd()): Promise<PublishedLogo> {
  const file = `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
  await writeOnce(join(root, 'public', 'static', 'logos', file), () => svg);
  return { src: `/static/logos/${file}`, ratio: parseSvgRatio(svg) };
}
