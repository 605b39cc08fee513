import * as React from 'react';
import { readablePath } from '../../logic/missing-path';
import { AnchorButton } from '../../ui/button/button';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import * as missing from '../../ui/missing/missing.module.css';
import { More } from '../../ui/more/more';
import type { Fault } from '../../ui/navigation/fault';
import { retry } from '../../ui/navigation/full-load';
import { useText } from '../../ui/text/text';
import * as styles from './fault.module.css';

/** What stands in the place of a page that broke or did not come: what happened, and two ways on. */
export function FaultPage({ fault }: { fault: Fault }) {
  const { fault: text } = useText();
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [fault]);
  const onRetry = (event: React.MouseEvent) => {
    event.preventDefault();
    void retry(fault.address);
  };
  return (
    <section className={classes(grid.wrap, styles.fault)} data-fault={fault.is}>
      <div className={styles.text}>
        <h1 ref={heading} tabIndex={-1} className={classes(missing.title, styles.title)}>
          {text.title}
        </h1>
        <p className={missing.reason}>{text[fault.is]}</p>
        <p className={missing.address}>
          <code className={missing.path}>{readablePath(fault.address)}</code>
        </p>
        <div className={styles.ways}>
          <AnchorButton href={fault.address} onClick={onRetry}>
            {text.retry}
          </AnchorButton>
          <More label={text.home} to="/" />
        </div>
      </div>
    </section>
  );
}
