import type { NewInquiry } from '../../logic/records';

export const now = new Date('2026-11-21T00:30:00Z');
export const later = (ms: number): Date => new Date(now.getTime() + ms);
export const day = 86_400_000;
export const mailFor = (subject: string) => ({ to: null, subject, text: 'Text' });

/** A sample inquiry with a key. */
export const inquiry = (key: string, more: Partial<NewInquiry> = {}): NewInquiry => ({
  key,
  form: 'inquiry',
  values: { name: 'A Sample', message: 'One\nTwo “three” 🛁' },
  email: 'visitor@sample.example',
  notice: 'abc',
  isSuspected: false,
  ...more,
});
