import * as React from 'react';
import { More } from '../../ui/more/more';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './inquiry.module.css';

interface SentProps {
  success: Queries.InquiryFormFragment['success'];
  reference: string;
}

/** What stands in the form's place once it has been stored. */
export function Sent({ success, reference }: SentProps) {
  const { form } = useText();
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
      <p className={styles.next}>{success.text}</p>
      <p className={styles.home}>
        <More label={form.home} to="/" />
      </p>
    </div>
  );
}
