/**
 * Width divided by height of an SVG.
 * @throws {Error} when it has no `viewBox`.
 */
export function parseSvgRatio(svg: string): number {
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg);
  if (!box) throw new Error('The SVG has no viewBox. Export it again with one, so that its shape is known.');
  return Number((Number(box[1]) / Number(box[2])).toFixed(4));
}
