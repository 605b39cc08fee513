import * as React from 'react';
import { momentInManila } from '../../logic/dates';
import { More } from '../../ui/more/more';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { Told } from './fields';
import * as styles from './inquiry.module.css';

/** What is known of a form once it was stored. */
export interface Receipt {
  reference: string;
  sentAt: Date;
  about: readonly Told[];
}

interface SentProps {
  success: Queries.InquiryFormFragment['success'];
  receipt: Receipt;
}

/** What stands in the form's place once it has been stored. */
export function Sent({ success, receipt }: SentProps) {
  const { form } = useText();
  const { reference, sentAt, about } = receipt;
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {success.heading}
        </h1>
      </div>
      <p className={styles.lead}>{success.lead}</p>
      <p className={styles.reference}>
        {reference}
        <span className={type.label}>{form.reference}</span>
      </p>
      <dl className={styles.receipt}>
        {[{ label: form.sent, value: momentInManila(sentAt) }, ...about].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.next}>{success.text}</p>
      <p className={styles.home}>
        <More label={form.home} to="/" />
      </p>
    </div>
  );
}
