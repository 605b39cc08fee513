import { expect, type Page, test } from '@playwright/test';
import { splitInHalves } from '../tests/support/halves';
import { getPageKind } from '../tests/support/page-kind';
import { brands } from '../tests/support/content';
import { openRoutes } from '../tests/support/built-site';
import { openHydrated } from '../tests/support/hydration';
import { openState, openStatePage, shopDialogs } from '../tests/support/open-states';
import { openBoardPage, sampleBoard, toBoardPath } from './board.page';
import { inquiryPath } from './inquiry.page';

interface ImageMeasure {
  name: string;
  /** The widths in px that `sizes` gives and that the picture has, cropped parts included. */
  declared: number;
  needed: number;
  /** The width of the file that the browser chose, and of the largest there is. */
  chosen: number;
  largest: number;
}

/** The width in `sizes` of each picture of a page, beside its actual width. */
function measureImages(page: Page): Promise<ImageMeasure[]> {
  return page.evaluate(async () => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position:absolute;visibility:hidden;height:0';
    document.body.append(probe);
    const measured: ImageMeasure[] = [];
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
        declared: probe.getBoundingClientRect().width,
        needed: Math.max(width, height * ratio),
        chosen: files.get(file) ?? 0,
        largest: Math.max(...files.values()),
      });
    }
    probe.remove();
    return measured;
  });
}

const describeFault = ({ name, declared, needed, chosen, largest }: ImageMeasure): string[] => {
  const share = declared / needed;
  const isTrue = share > 0.85 && share < 1.15;
  const isSharp = chosen >= Math.min(needed / 1.05, largest);
  return isTrue && isSharp ? [] : [`${name}: says ${Math.round(declared)}, takes ${Math.round(needed)}, has ${chosen} of ${largest}`];
};

/** Articles differ in the pictures they hold, brands in how they are set; of the forms one stands for all. */
function getCompositionKey(path: string): string {
  const { composition: { head, gallery } = {} } = brands.find(({ link }) => link === path) ?? {};
  return path.startsWith('/article/') ? path : [getPageKind(path), head, gallery].join(' ');
}

const samplePaths = new Map([...openRoutes, '/404'].reverse().map((path) => [getCompositionKey(path), path]));

const hasHero = (path: string): boolean => path === '/' || path.startsWith('/brand-partners/');

/** The reasons why the head of a page does not show the phone crop of its picture at full height, or nearly so on the home page. */
async function findHeadFaults(page: Page): Promise<string[]> {
  const picture = page.locator('main > :first-child img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { file, scale } = await picture.evaluate(
    ({ currentSrc, offsetWidth, offsetHeight, naturalWidth, naturalHeight }: HTMLImageElement) => ({
      file: currentSrc,
      scale: (offsetHeight / offsetWidth) * (naturalWidth / naturalHeight),
    }),
  );
  const isTall = /\/static\/tall\/[^/]+\.avif$/.test(file);
  // A picture that is as narrow as a phone loses a band on the shortest screens.
  const least = new URL(page.url()).pathname === '/' ? 0.92 : 0.97;
  return isTall && scale > least ? [] : [`${file} in ${scale.toFixed(2)} of its height`];
}

const findPictureFaults = async (page: Page): Promise<string[]> => (await measureImages(page)).flatMap(describeFault);

const pictureChecks = [390, 768, 1024, 1440, 1920].map((width) => ({
  size: { width, height: width < 800 ? 844 : 900 },
  findFaults: findPictureFaults,
}));

const headChecks = [
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
].map((size) => ({ size, findFaults: findHeadFaults }));

/** The checks of a page, from narrow to wide windows: a browser chooses larger files as the window grows. */
const getChecks = (path: string) =>
  [...(hasHero(path) ? headChecks : []), ...pictureChecks].sort((one, other) => one.size.width - other.size.width);

for (const { part, half } of splitInHalves([...samplePaths.values()]))
  test(`[X5] [C1] the sizes of pictures are correct, none is shown larger than its file, and heroes on phones use the mobile crop at nearly its full height (${part})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of half) {
      const checks = getChecks(path);
      await page.setViewportSize(checks[0]!.size);
      await page.goto(path);
      for (const { size, findFaults } of checks) {
        await page.setViewportSize(size);
        // A larger file takes the place of the smaller one once it has come.
        await expect.soft.poll(() => findFaults(page), `${path} at ${size.width} by ${size.height}`).toEqual([]);
      }
    }
  });

const shopDialog = shopDialogs[1]!;

/** Pictures that a page shows only after something is done, and how it is done on a wide window. */
const laterPictures: [what: string, show: (page: Page) => Promise<void>][] = [
  [
    'the shop chooser',
    async (page) => {
      await openStatePage(page, shopDialog);
      await openState(page, shopDialog);
    },
  ],
  ['a board', (page) => openBoardPage(page, sampleBoard)],
  [
    'a form with a board',
    async (page) => {
      await openHydrated(page, toBoardPath(sampleBoard).replace('/board?b=', `${inquiryPath}?board=`));
      await expect(page.getByRole('main').locator('img')).not.toHaveCount(0);
    },
  ],
];

for (const [what, show] of laterPictures)
  test(`[X5] the sizes of the pictures of ${what} are correct, and none is shown larger than its file`, async ({ page }) => {
    await show(page);
    for (const { size, findFaults } of pictureChecks.toReversed()) {
      await page.setViewportSize(size);
      expect((await measureImages(page)).length).toBeGreaterThan(0);
      await expect.soft.poll(() => findFaults(page), `${what} at ${size.width} px`).toEqual([]);
    }
  });

test('[C1] a picture with a focus for phones is cropped around it on a phone, and around its other focus on a desktop', async ({
  page,
}) => {
  const { link, hero } = brands.find((brand) => brand.hero.focus_phone)!;
  expect(hero.focus_phone).not.toBe(hero.focus);
  const picture = page.locator('main header img');
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto(link);
  await expect(picture).toHaveCSS('object-position', hero.focus_phone!);
  await page.setViewportSize({ width: 801, height: 844 });
  await expect(picture).toHaveCSS('object-position', hero.focus!);
});
