import * as React from 'react';
import { BoardLink } from '../features/board/board-link';
import { Cursor } from '../features/cursor/cursor';
import { Faultless } from '../features/fault/faultless';
import { useFault } from '../features/fault/use-fault';
import { Navbar } from '../features/navbar/navbar';
import { MobileMenu } from '../features/menu/menu';
import { Partners } from '../features/partners/partners';
import { LoadingScreen } from '../features/progress/loading-screen';
import { Progress } from '../features/progress/progress';
import { Search } from '../features/search/search';
import { ShopButton } from '../features/shops/shop-button';
import { Shops } from '../features/shops/shops';
import { SmoothScroll } from '../features/smooth-scroll/smooth-scroll';
import { OverlayProvider } from '../ui/overlay/overlay';
import { awake } from '../ui/still/awake';
import { Background } from './background';
import { ToastProvider } from '../ui/toast/toast';
import * as styles from './client.module.css';
import type { Chrome } from './chrome';

// Far below what is first seen: it wakes when the visitor comes near.
const Foot = awake(() => import('./foot').then((part) => part.Foot));

interface ClientLayoutProps {
  chrome: Chrome;
  /** The page's own address, known when it was built; empty for the error page. */
  address: string;
  /** The address in the browser. */
  pathname: string;
  hasHero: boolean;
  isBare: boolean;
  children: React.ReactNode;
}

/** The layout of every page a visitor sees: bar, page, footer, and what may lie over them. */
export function ClientLayout({ chrome, address, pathname, hasHero, isBare, children }: ClientLayoutProps) {
  const fault = useFault();
  const motion = (
    <>
      <Progress />
      <SmoothScroll address={address} path={pathname} />
      <Cursor />
    </>
  );
  if (isBare)
    return (
      <>
        <div data-layout="client">
          <main id="content">
            <Faultless fault={fault} path={pathname}>
              {children}
            </Faultless>
          </main>
        </div>
        {motion}
      </>
    );
  const { navigation, site, shops, showrooms, questions } = chrome;
  const { partners, categories } = navigation;
  return (
    <OverlayProvider path={pathname}>
      <ToastProvider>
        <div data-layout="client" className={styles.layout}>
          <Navbar
            site={site}
            navigation={navigation}
            path={address}
            hasHero={hasHero && !fault}
            partners={<Partners partners={partners} categories={categories} />}
            tools={
              <>
                <BoardLink />
                <Search partners={partners} />
                <ShopButton />
              </>
            }
          />
          <MobileMenu navigation={navigation} showrooms={showrooms.nodes} partnerCount={partners.length} />
          <Background>
            <main id="content" tabIndex={-1} className={styles.main}>
              <Faultless fault={fault} path={pathname}>
                {children}
              </Faultless>
            </main>
            <LoadingScreen wordmark={site.wordmark} />
            <Foot site={site} navigation={navigation} showrooms={showrooms} questions={questions} />
          </Background>
          <Shops shops={shops.nodes} />
        </div>
        {motion}
      </ToastProvider>
    </OverlayProvider>
  );
}
