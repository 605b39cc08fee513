/** The same sizes as in ui/picture, so that no output needs a file that the pages do not have. */
export const imageSelection =
  'gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, formats: [WEBP, AVIF], breakpoints: [320, 480, 780, 1200, 1600, 2400])';

/** The image data of the file of a picture. */
export const imageQuery = `file { childImageSharp { ${imageSelection} } }`;

/** The result of `imageQuery`. */
export interface ImageQueryResult {
  file: {
    childImageSharp: {
      gatsbyImageData: { width: number; height: number; backgroundColor?: string | undefined; images: { fallback: { srcSet: string } } };
    };
  };
}

/** One file of a picture. */
interface ImageCandidate {
  /** Its path from the root of the site. */
  path: string;
  width: number;
  height: number;
}

/** The MIME type of the candidates: the first format of the query, which Gatsby calls the fallback. */
export const imageMimeType = 'image/webp';

/** The files in the `srcset` of a picture. */
export function parseImageCandidates({ file }: ImageQueryResult): ImageCandidate[] {
  const { width, height, images } = file.childImageSharp.gatsbyImageData;
  return images.fallback.srcSet.split(/,\s*/).map((candidate) => {
    const [path, descriptor] = candidate.split(' ');
    const candidateWidth = Number.parseInt(descriptor!, 10);
    return { path: path!, width: candidateWidth, height: Math.round((candidateWidth * height) / width) };
  });
}
