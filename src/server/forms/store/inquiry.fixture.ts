import type { NewInquiry, SentInquiry } from '../model/service-types';
import type { Store } from './store';

export const sampleTime = new Date('2026-11-21T00:30:00Z');
export const afterSampleTime = (ms: number): Date => new Date(sampleTime.getTime() + ms);
export const dayMs = 86_400_000;
export const createSampleMail = (subject: string) => ({ to: null, subject, text: 'Text' });

/** A sample inquiry with a key. */
export const createSampleInquiry = (key: string, more: Partial<NewInquiry> = {}): NewInquiry => ({
  key,
  digest: 'digest',
  form: 'inquiry',
  values: { name: 'A Sample', message: 'One\nTwo “three” 🛁' },
  email: 'visitor@sample.example',
  notice: 'abc',
  isSuspected: false,
  files: [],
  ...more,
});

/** Stores a sample inquiry with a key. */
export const addSample = async (store: Store, key: string, more: Partial<NewInquiry> = {}, now = sampleTime): Promise<SentInquiry> =>
  (await store.addInquiry(createSampleInquiry(key, more), [], createSampleMail, now)) as SentInquiry;
