import { classNames, kit } from '../../ui/kit';
import { graphql } from 'gatsby';
import * as React from 'react';
import type { Notices } from '../../components/hours/hours-status-element';
import { inquiriesUrl } from './submit';
import type { Receipt } from './fields';
import { InquiryForm, type InquiryFormProps } from './inquiry-form';
import { PriceNote } from '../../components/price-note';
import { formatManilaDateTime } from '../../domain/dates';
import { getContactPath, getShowroomPath } from '../../domain/routes';
import { TextLink, toTelHref } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import * as styles from './inquiry.module.css';

type PhoneNumber = Pick<Queries.ShowroomCardFragment, 'slug' | 'name' | 'phones'>;

export interface InquiryProps extends Omit<InquiryFormProps, 'onStored' | 'children'> {
  showrooms: readonly (InquiryFormProps['showrooms'][number] & PhoneNumber)[];
}

/** The showrooms with what their managers say about their hours, for a form that asks for one. */
function useCurrentShowrooms({ form, showrooms }: Pick<InquiryProps, 'form' | 'showrooms'>): InquiryProps['showrooms'] {
  const [notices, setNotices] = React.useState<Notices>({});
  const hasVisit = form.inputs.some(({ kind }) => kind === 'hour');
  React.useEffect(() => {
    if (!hasVisit) return;
    // The reader’s script fetches them by itself: a module that it shares costs it 150 bytes (X9).
    const fetched = fetch(inquiriesUrl.replace('inquiries/', 'notices')).then((response) => response.json() as Promise<Notices>);
    fetched.then(setNotices, () => undefined);
  }, [hasVisit]);
  return showrooms.map((showroom) => ({ ...showroom, ...notices[showroom.slug], usual: showroom }));
}

/** A form, or its confirmation once it is stored. A page that comes back from the browser's cache shows the empty form. */
export function Inquiry(form: InquiryProps) {
  const showrooms = useCurrentShowrooms(form);
  const [receipt, setReceipt] = React.useState<Receipt | null>(null);
  React.useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setReceipt(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  if (receipt) return <Confirmation success={form.form.success} receipt={receipt} />;
  return (
    <InquiryForm {...form} showrooms={showrooms} onStored={setReceipt}>
      <FormHeader {...form} />
    </InquiryForm>
  );
}

/** The title of a form; below it on a small screen the numbers to call instead, because the showrooms are far below. */
function FormHeader({ form, showrooms }: Pick<InquiryProps, 'form' | 'showrooms'>) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{form.heading}</h1>
      <p className={styles.introduction}>{form.lead}</p>
      <PriceNote to={getContactPath(form.type)} className={kit.after} />
      <p className={styles.phones}>
        {showrooms.flatMap(({ slug, name, phones: [phone] }) => [
          <a key={slug} href={toTelHref(phone!)}>
            <span>{name}</span> {phone}
          </a>,
          ' ',
        ])}
      </p>
    </div>
  );
}

/** Replaces the form after it has been stored. */
function Confirmation({ success, receipt }: { success: Queries.InquiryFormFragment['success']; receipt: Receipt }) {
  const { board, form, showroom } = useMessages();
  const { reference, sentAt, dueAt, summary, leftOut, showroom: slug, isAskedToWrite } = receipt;
  const due = dueAt ? [{ label: form.answer_by, value: formatManilaDateTime(dueAt) }] : [];
  const notSent = leftOut ? [{ label: form.file_left_out, value: leftOut }] : [];
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
      <p className={classNames(kit.spread, styles.reference)}>
        {reference}
        <span className={kit.label}>{form.reference}</span>
      </p>
      <dl className={styles.receipt}>
        {[{ label: form.sent, value: formatManilaDateTime(sentAt) }, ...due, ...summary, ...notSent].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.nextStep}>{isAskedToWrite ? `${form.write_first} ${success.text}` : success.text}</p>
      <p className={classNames(kit.cluster, styles.onward)}>
        {slug ? (
          <TextLink label={showroom.way} to={getShowroomPath(slug)} />
        ) : (
          <TextLink label={showroom.book} to={getContactPath('showroom-visit')} />
        )}
        <TextLink label={board.title} to="/board" />
        <TextLink label={form.home} to="/" />
      </p>
    </div>
  );
}

export const inquiryFormFragment = graphql`
  fragment InquiryForm on ContactForm {
    type
    heading
    lead
    submit
    notice
    notice_version
    success {
      ...FormSuccess
    }
    inputs {
      ...FormField
    }
  }
`;
