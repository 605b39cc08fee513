import * as React from 'react';
import { InquiryForm, type InquiryFormProps } from './inquiry-form';
import { type Receipt, Confirmation } from './confirmation';

interface InquiryProps extends Omit<InquiryFormProps, 'onStored'> {
  /** Changes with each navigation to this form, also from the form itself. */
  navigationKey: string | undefined;
}

interface StoredInquiry {
  receipt: Receipt;
  navigationKey: string | undefined;
}

/** A form, or its confirmation once it is stored. A new visit shows the empty form. */
export function Inquiry({ navigationKey, ...form }: InquiryProps) {
  const [stored, setStored] = React.useState<StoredInquiry | null>(null);
  React.useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setStored(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  if (stored && navigationKey !== undefined && stored.navigationKey !== navigationKey) setStored(null);
  else if (stored) return <Confirmation success={form.form.success} receipt={stored.receipt} />;
  return <InquiryForm {...form} onStored={(receipt) => setStored({ receipt, navigationKey })} />;
}
