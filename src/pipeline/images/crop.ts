export interface Size {
  width: number;
  height: number;
}

/** The size at which a picture covers a box, and the part of it that is visible there. */
export interface Crop {
  scaled: Size;
  visible: Size & { left: number; top: number };
}

/** How a picture covers a box: the rule of CSS `object-fit: cover`, with a focus such as `50% 60%` as `object-position`. */
export function getCoverCrop(picture: Size, box: Size, focus = '50% 50%'): Crop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const scaled = {
    width: Math.max(box.width, Math.round(picture.width * scale)),
    height: Math.max(box.height, Math.round(picture.height * scale)),
  };
  const [x = 50, y = 50] = focus.split(' ').map((part) => Math.min(100, Number.parseFloat(part)));
  const left = Math.round(((scaled.width - box.width) * x) / 100);
  const top = Math.round(((scaled.height - box.height) * y) / 100);
  return { scaled, visible: { ...box, left, top } };
}

/**
 * The largest part of a picture that has a given shape and holds its focus.
 * @param shape width divided by height.
 */
export function getLargestCrop(picture: Size, shape: number, focus?: string): Crop['visible'] {
  const width = Math.min(picture.width, Math.max(1, Math.round(picture.height * shape)));
  const height = Math.min(picture.height, Math.max(1, Math.round(picture.width / shape)));
  return getCoverCrop(picture, { width, height }, focus).visible;
}
