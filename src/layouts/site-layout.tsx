import * as React from 'react';
import { BoardLink } from '../features/navbar/board-link';
import { PageOrError } from '../features/error-boundary';
import { navigationErrors } from '../runtime/navigation/navigate';
import { Navbar } from '../features/navbar/navbar';
import { MobileMenu } from '../features/navbar/mobile-menu';
import { questionNeed } from '../features/footer/question-need';
import { BrandsPanel } from '../features/navbar/brands-panel';
import { Motion } from '../features/motion/motion';
import { LoadingScreen, ProgressBar } from '../features/motion/progress';
import { SearchLink } from '../features/navbar/search-link';
import { Shops, ShopButton } from '../features/shops/shops';
import { OverlayProvider, useOverlay } from '../runtime/overlay';
import { island } from '../runtime/islands/island';
import { Toasts } from '../runtime/toasts';
import { useStore } from '../runtime/use-store';
import * as styles from './layout.module.css';
import type { SiteData } from './site-data';

const LazyFooter = island(() => import('../features/footer/footer').then((part) => part.Footer), { need: questionNeed });

/** Fetches the code of the parts of the layout that are islands. */
export const preloadLayout = (): Promise<unknown> => LazyFooter.preload();

// What no page changes is not rendered anew with the next one.
const [StableBrands, StableMenu] = [React.memo(BrandsPanel), React.memo(MobileMenu)];

interface SiteLayoutProps {
  siteData: SiteData;
  /** The path of the page at build time; empty for the error page. */
  pagePath: string;
  /** The path in the browser. */
  pathname: string;
  hasHero: boolean;
  isBare: boolean;
  children: React.ReactNode;
}

/** The layout of every public page: navbar, page, footer and overlays. */
export function SiteLayout({ siteData, pagePath, pathname, hasHero, isBare, children }: SiteLayoutProps) {
  const error = useStore(navigationErrors);
  const motion = (
    <>
      <ProgressBar />
      <Motion pagePath={pagePath} pathname={pathname} />
    </>
  );
  const page = (
    <PageOrError error={error} path={pathname}>
      {children}
    </PageOrError>
  );
  if (isBare)
    return (
      <>
        <div data-layout="site">
          <main id="content">{page}</main>
        </div>
        {motion}
      </>
    );
  const { navigation, site, shops, questions } = siteData;
  const { partners, categories, showrooms } = navigation;
  return (
    <OverlayProvider path={pathname}>
      <div data-layout="site" className={styles.layout}>
        <Navbar
          site={site}
          navigation={navigation}
          path={pagePath}
          hasHero={hasHero && !error}
          partners={<StableBrands brands={partners} categories={categories} />}
          tools={
            <>
              <BoardLink />
              <SearchLink brands={partners} /> <ShopButton />
            </>
          }
        />
        <StableMenu navigation={navigation} showrooms={showrooms} partnerCount={partners.length} />
        <InertPage>
          <main id="content" tabIndex={-1} className={styles.main}>
            {page}
          </main>
          <LoadingScreen wordmark={site.wordmark} />
          <LazyFooter site={site} navigation={navigation} questions={questions.nodes} />
        </InertPage>
        <Shops shops={shops.nodes} />
      </div>
      {motion}
      <Toasts />
    </OverlayProvider>
  );
}

/** The page and its footer, inert while the menu or the partners panel is open. A dialog makes the page inert by itself. */
function InertPage({ children }: { children: React.ReactNode }) {
  const [overlay] = useOverlay();
  return (
    <div className={styles.background} inert={overlay === 'menu' || overlay === 'partners'}>
      {children}
    </div>
  );
}
