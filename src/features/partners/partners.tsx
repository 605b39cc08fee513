import * as React from 'react';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { opened } from '../../ui/overlay/disclosure';
import { useOverlay } from '../../ui/overlay/overlay';
import { useIsNarrow } from '../../ui/overlay/use-is-narrow';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './partners.module.css';
import * as plain from './plain.module.css';
import { Ways } from './ways';

interface PartnersProps {
  partners: readonly Queries.PartnerLinkFragment[];
  categories: readonly Queries.PartnerCategoryFragment[];
}

/** The partners: a panel under the bar, and the whole screen where the bar has only a burger. */
export function Partners({ partners, categories }: PartnersProps) {
  const { partners: text } = useText();
  const [overlay, dispatch] = useOverlay();
  const isOpen = overlay === 'partners';
  const isNarrow = useIsNarrow();
  const arrow = React.useRef<HTMLButtonElement>(null);
  const close = () => dispatch({ type: 'closed' });
  const list = React.useRef<HTMLUListElement>(null);
  const hadArrow = React.useRef(false);
  React.useLayoutEffect(() => {
    const hasGrown = hadArrow.current && !isNarrow;
    hadArrow.current = isOpen && isNarrow;
    if (!isOpen) return;
    if (isNarrow) arrow.current?.focus();
    // The arrow is gone; the browser may have taken the focus from it before this.
    else if (hasGrown && [arrow.current, document.body].includes(document.activeElement as HTMLButtonElement))
      list.current?.querySelector('a')?.focus();
  }, [isOpen, isNarrow]);
  return (
    <div id="partners-panel" className={plain.plain} {...opened(overlay, 'partners')}>
      <div className={styles.veil} onClick={close} aria-hidden="true" />
      <div className={styles.panel} data-lenis-prevent>
        <div className={classes(grid.wrap, styles.inner)}>
          <div className={styles.head}>
            <button
              ref={arrow}
              type="button"
              className={styles.close}
              aria-label={text.close}
              popoverTarget="partners-panel"
              onClick={close}
            >
              <Icon name="arrow-left" />
            </button>
            <p className={classes(type.label, styles.wide)}>{text.panel_title}</p>
            <p className={classes(type.label, styles.narrow)}>{text.overlay_title}</p>
            <span className={classes(styles.count, styles.narrow)}>{text.overlay_count}</span>
          </div>
          <Ways categories={categories} onFollowed={close} />
          <ul ref={list} className={styles.list}>
            {partners.map(({ name, title, link, logo }) => (
              <li key={name}>
                <Link to={link}>
                  <Logo logo={logo} name={title} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
