import { expect, type Page } from '@playwright/test';

/** The windows of the checks, from narrow to wide. */
export const pictureWindows = [390, 768, 1024, 1440, 1920].map((width) => ({ width, height: width < 800 ? 844 : 900 }));

/** The width in `sizes` of each picture of a page, beside its actual width. */
function measureImages(page: Page) {
  return page.evaluate(async () => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position:absolute;visibility:hidden;height:0';
    document.body.append(probe);
    const measured = [];
    for (const image of document.querySelectorAll<HTMLImageElement>(':is(main, footer, [role="dialog"]) img[srcset]')) {
      const { offsetWidth: width, offsetHeight: height } = image;
      if (!image.checkVisibility() || width === 0) continue;
      image.loading = 'eager';
      if (!image.complete)
        await new Promise((done) => ['load', 'error'].forEach((event) => image.addEventListener(event, done, { once: true })));
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ srcset, media }) => srcset && (!media || matchMedia(media).matches)) ?? image;
      // The text between commas that are outside parentheses.
      const [size = ''] = (source.sizes.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [])
        .map((one) => /^(?<condition>\((?:min|max)-[^)]*\))?(?<length>.*)$/.exec(one.trim())!.groups!)
        .filter(({ condition }) => !condition || matchMedia(condition).matches)
        .map(({ length }) => length!);
      probe.style.width = size;
      const files = new Map(
        source.srcset.split(/,\s+/).map((one) => [new URL(one.split(' ')[0]!, location.href).href, parseInt(one.split(' ')[1]!, 10)]),
      );
      const sized = source.hasAttribute('width') ? source : image;
      const [across, down] = ['width', 'height'].map((side) => Number(sized.getAttribute(side)));
      const ratio = across && down ? across / down : image.naturalWidth / image.naturalHeight;
      const file = image.currentSrc;
      measured.push({
        name: `${image.closest('[class]')?.className.split(' ').at(-1) ?? ''} ${file.split('/').at(-1)!}`,
        /** The widths in px that `sizes` gives and that the picture has, cropped parts included. */
        declared: probe.getBoundingClientRect().width,
        needed: Math.max(width, height * ratio),
        /** The width of the file that the browser chose, and of the largest there is. */
        chosen: files.get(file) ?? 0,
        largest: Math.max(...files.values()),
      });
    }
    probe.remove();
    return measured;
  });
}

type ImageMeasure = Awaited<ReturnType<typeof measureImages>>[number];

const describeFault = ({ name, declared, needed, chosen, largest }: ImageMeasure): string[] => {
  const share = declared / needed;
  const isTrue = share > 0.85 && share < 1.15;
  const isSharp = chosen >= Math.min(needed / 1.05, largest);
  return isTrue && isSharp ? [] : [`${name}: says ${Math.round(declared)}, takes ${Math.round(needed)}, has ${chosen} of ${largest}`];
};

/** The pictures of a page with a wrong `sizes`, or shown larger than their file. */
export const findPictureFaults = async (page: Page): Promise<string[]> => (await measureImages(page)).flatMap(describeFault);

/** Fails unless the pictures of an open page have correct `sizes` and sharp files in every window. */
export async function expectSharpPictures(page: Page, what: string): Promise<void> {
  for (const size of pictureWindows.toReversed()) {
    await page.setViewportSize(size);
    expect((await measureImages(page)).length).toBeGreaterThan(0);
    await expect.soft.poll(() => findPictureFaults(page), `${what} at ${size.width} px`).toEqual([]);
  }
}
