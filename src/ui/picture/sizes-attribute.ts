// What stands between the commas that are in no parentheses.
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
 * The `sizes` of a picture that covers its box: where it is flatter than the box, its sides are cropped, and the file has to be wider than
 * what is seen of it.
 * @param boxes the width of the box as in `sizes`, and after it the box's shape, as its ratio or its height: `(max-width: 800px) 100vw /
 * 1.25, 50vw by 630px`. Without either it is taken to be flatter than the picture.
 * @param pictureRatio the picture's width divided by its height.
 */
export const getSizesAttribute = (boxes: string, pictureRatio: number): string =>
  (boxes.match(sizesEntry) ?? []).map((box) => toCoverSize(box, Number(pictureRatio.toFixed(3)))).join(', ');
