import { detectFileType } from '../../../domain/forms/files';

/** The longer side of the largest picture that a page shows, in pixels, and the most that a file may weigh, in bytes. */
const [maxSide, maxSize] = [3200, 10_000_000];

const pictureName = /\.(?:jpe?g|jfif|png|hei[cf]|webp|avif|gif|tiff?|bmp)$/i;

/** A picture as a JPEG that is not larger than pages show it; undefined where the browser does not read it. */
async function drawJpeg(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** A picture under a name with the ending of its type: browsers save a JPEG as .jfif, and a PNG may be named .jpg. */
const withEnding = (name: string, type: 'jpg' | 'png', picture: Blob): File =>
  picture instanceof File && (type === 'jpg' ? /\.jpe?g$/i : /\.png$/i).test(name)
    ? picture
    : new File([picture], name.replace(/\.\w+$/, `.${type}`), { type: type === 'jpg' ? 'image/jpeg' : 'image/png' });

/**
 * A chosen file as the site takes it: a picture that is heavy, seen through, or neither JPEG nor PNG by its bytes is drawn as a JPEG.
 * @returns the file, or why it is not taken.
 */
export async function prepareFile(file: File, draw = drawJpeg): Promise<File | string> {
  const { name, size } = file;
  const isLarge = size > maxSize;
  if (!pictureName.test(name)) return isLarge ? `${name} has ${Math.ceil(size / 1_000_000)} MB. A file has 10 MB at most.` : file;
  const head = new Uint8Array(await file.slice(0, 16_384).arrayBuffer());
  const type = detectFileType(head);
  // The color types 4 and 6 of a PNG have transparency (PNG specification, 11.2.1), and so has one with a tRNS chunk (11.3.1.1).
  const isSeenThrough = () => (head[25]! & 4) !== 0 || new TextDecoder('latin1').decode(head).includes('tRNS');
  if ((type === 'jpg' || (type === 'png' && !isSeenThrough())) && !isLarge) return withEnding(name, type, file);
  const drawn = await draw(file);
  if (drawn) return withEnding(name, 'jpg', drawn);
  const kind = type === 'heic' ? 'a HEIC photograph, as telephones take it' : 'no picture that this browser can read';
  return `${name} holds ${kind}. Export it as a JPEG, and choose that.`;
}

/** E7: prepares every file that is chosen on the screen, before Decap CMS reads it, and says why one is not taken. */
export function prepareChosenFiles(): void {
  const prepared = new WeakSet<Event>();
  const prepare = async (input: HTMLInputElement) => {
    const results = await Promise.all(Array.from(input.files!, (file) => prepareFile(file)));
    const refusals = results.filter((result) => typeof result === 'string');
    if (refusals.length > 0) alert(refusals.join('\n'));
    const data = new DataTransfer();
    for (const result of results) if (typeof result !== 'string') data.items.add(result);
    input.files = data.files;
    const again = new Event('change', { bubbles: true });
    prepared.add(again);
    if (data.items.length > 0) input.dispatchEvent(again);
  };
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || prepared.has(event)) return;
      event.stopImmediatePropagation();
      void prepare(target);
    },
    true,
  );
}
