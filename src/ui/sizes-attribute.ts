// Text between commas that are outside parentheses.
const sizesEntry = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;
const sizesEntryParts = /^(?<condition>\((?:min|max)-width:[^)]*\) )?(?<width>.+?)(?: \/ (?<ratio>[\d.]+)| by (?<height>.+))?$/;

const multiplyLength = (length: string, factor: number): string => {
  const [, number, unit] = /^([\d.]+)([a-z]+)$/.exec(length) ?? [];
  if (factor === 1) return length;
  return number === undefined ? `calc(${length} * ${factor})` : `${Math.round(Number(number) * factor)}${unit}`;
};

function toCoverSize(box: string, pictureRatio: number): string {
  const { condition = '', width = box, ratio, height } = sizesEntryParts.exec(box.trim())?.groups ?? {};
  if (height !== undefined) return `${condition}max(${width}, ${height} * ${pictureRatio})`;
  return condition + multiplyLength(width, ratio === undefined ? 1 : Math.max(1, Number((pictureRatio / Number(ratio)).toFixed(3))));
}

/**
 * The `sizes` attribute of a picture that covers its box. Where the picture is wider than the box, its sides are cropped, and the file must
 * be wider than its visible part.
 * @param boxes the width of the box as in `sizes`, followed by its shape, as ratio or as height: `(max-width: 800px) 100vw / 1.25, 50vw by
 * 630px`. Without a shape, the box has the shape of the picture.
 * @param pictureRatio the width of the picture divided by its height.
 */
export const getSizesAttribute = (boxes: string, pictureRatio: number): string =>
  (boxes.match(sizesEntry) ?? []).map((box) => toCoverSize(box, Number(pictureRatio.toFixed(3)))).join(', ');

const shapeNames = new Map([
  ['', '--shape'],
  ['(max-width: 800px) ', '--shape-tablet'],
  ['(max-width: 560px) ', '--shape-phone'],
]);

/** The shapes that `boxes` gives to a box, as properties for its style: on a wide screen, at most 800 px and at most 560 px wide. */
export function getShapes(boxes: string): Record<`--${string}`, string> {
  const parts = (boxes.match(sizesEntry) ?? []).map((box) => sizesEntryParts.exec(box.trim())?.groups ?? {});
  return Object.fromEntries(
    parts.flatMap(({ condition = '', ratio }): [string, string][] => {
      const name = shapeNames.get(condition);
      return name && ratio ? [[name, ratio]] : [];
    }),
  );
}
