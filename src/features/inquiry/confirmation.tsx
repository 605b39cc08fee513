import * as React from 'react';
import { formatManilaDateTime } from '../../domain/dates/dates';
import { TextLink } from '../../ui/text-link/text-link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SummaryRow } from './form-fields';
import * as styles from './inquiry.module.css';

/** The data of a stored form. */
export interface Receipt {
  reference: string;
  sentAt: Date;
  summary: readonly SummaryRow[];
}

interface ConfirmationProps {
  success: Queries.InquiryFormFragment['success'];
  receipt: Receipt;
}

/** Replaces the form after it has been stored. */
export function Confirmation({ success, receipt }: ConfirmationProps) {
  const { form } = useMessages();
  const { reference, sentAt, summary } = receipt;
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <div className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {success.heading}
        </h1>
      </div>
      <p className={styles.introduction}>{success.lead}</p>
      <p className={styles.reference}>
        {reference}
        <span className={type.label}>{form.reference}</span>
      </p>
      <dl className={styles.receipt}>
        {[{ label: form.sent, value: formatManilaDateTime(sentAt) }, ...summary].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.nextStep}>{success.text}</p>
      <p className={styles.homeLink}>
        <TextLink label={form.home} to="/" />
      </p>
    </div>
  );
}
