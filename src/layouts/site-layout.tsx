import type * as React from 'react';
import { Footer } from '../features/footer/footer';
import { BrandsPanel } from '../features/navbar/brands-panel';
import { MobileMenu } from '../features/navbar/mobile-menu';
import { Navbar } from '../features/navbar/navbar';
import { ShopButton, ShopPopover } from '../features/shops/shop-popover';
import { useMessages } from '../ui/messages';
import * as styles from './layout.module.css';
import type { SiteData } from './site-data';

interface SiteLayoutProps {
  siteData: SiteData;
  /** Empty for the error page. */
  pagePath: string;
  hasHero: boolean;
  isBare: boolean;
  children: React.ReactNode;
}

/** The layout of every public page: navbar, page, footer, and what is opened over them. */
export function SiteLayout({ siteData, pagePath, hasHero, isBare, children }: SiteLayoutProps) {
  const { fault } = useMessages();
  if (isBare)
    return (
      <div data-layout="site">
        <main id="content">{children}</main>
      </div>
    );
  const { navigation, site, privacy, shops, questions } = siteData;
  const { partners: brands, categories, showrooms } = navigation;
  return (
    <div data-layout="site" className={styles.layout}>
      <Navbar
        wordmark={site.wordmark}
        items={navigation.bar}
        path={pagePath}
        hasHero={hasHero}
        panel={<BrandsPanel brands={brands} categories={categories} />}
        shop={<ShopButton />}
      />
      <MobileMenu items={navigation.bar} social={navigation.social} showrooms={showrooms} brandCount={brands.length} />
      <div className={styles.background} data-background>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer site={site} navigation={navigation} questions={questions.nodes} notice={privacy.version} />
      </div>
      <ShopPopover shops={shops.nodes} />
      <p id="fault" role="alert" className={styles.fault} data-print="none" hidden>
        {fault.part}
      </p>
    </div>
  );
}
