/**
 * Ends the build when a package no longer has the undocumented shape that a seam relies on.
 * @param seam the file of the seam, which is also its row in docs/gatsby-seams.md.
 * @param expectation the shape that the seam was written for.
 * @throws {Error} when `condition` is falsy; one sentence that names the seam.
 */
export function assertSeam(seam: string, condition: unknown, expectation: string): asserts condition {
  if (!condition)
    throw new Error(`The seam ${seam} (docs/gatsby-seams.md) no longer fits the installed packages: it expects ${expectation}.`);
}
