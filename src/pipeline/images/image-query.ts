/** The sizes of ui/picture as a query asks for them, so that nothing needs a picture that the pages do not have. */
export const imageQuery =
  'file { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, formats: [WEBP, AVIF], breakpoints: [320, 480, 780, 1200, 1600, 2400]) } }';

/** A picture as that query answers. */
export interface ImageQueryResult {
  file: {
    childImageSharp: {
      gatsbyImageData: { width: number; height: number; backgroundColor?: string | undefined; images: { fallback: { srcSet: string } } };
    };
  };
}

/** A file of a picture. */
export interface ImageCandidate {
  /** Its path from the root of the site. */
  path: string;
  width: number;
  height: number;
}

/** The type of these files: the first of the formats above, which Gatsby calls the fallback. */
export const imageMimeType = 'image/webp';

/** The files that a page offers of a picture. */
export function parseImageCandidates({ file }: ImageQueryResult): ImageCandidate[] {
  const { width, height, images } = file.childImageSharp.gatsbyImageData;
  return images.fallback.srcSet.split(/,\s*/).map((one) => {
    const [path, size] = one.split(' ');
    const wide = Number.parseInt(size!, 10);
    return { path: path!, width: wide, height: Math.round((wide * height) / width) };
  });
}
