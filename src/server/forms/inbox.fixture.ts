import { jest } from '@jest/globals';
import type { ServiceForm } from '../../schema/service';
import { sampleContent } from './api/service-content.fixture';
import { type InboxDeps, runInboxCommand } from './inbox';
import type { PendingMail, StoredInquiry, Subscriber } from './model/service-types';
import type { FormsStore } from './store/store';

// With a valid check letter.
export const reference = '222-222';
export const storedInquiry: StoredInquiry = {
  id: '00000000-0000-4000-8000-000000000000',
  emailState: null,
  reference,
  key: 'key',
  form: 'inquiry',
  values: {
    name: '=HYPERLINK("http://spam.example")',
    message: 'One\nTwo',
    board: 'Villa\nhttps://narra.example/board?b=1abc',
    phone: '+63 2 8555 0100',
  },
  email: 'visitor@sample.example',
  phones: ['+63285550100'],
  dueAt: new Date('2026-11-20T09:30:00Z'),
  notice: 'abc123',
  isSuspected: false,
  receivedAt: new Date('2026-11-21T00:30:00Z'),
  answeredAt: new Date('2026-11-21T01:30:00Z'),
  visitShowroom: null,
  visitAt: null,
  visitState: null,
  visitVersion: '0',
};

export const createSubscriber = (more: Partial<Subscriber>): Subscriber => ({
  id: 'id-1',
  email: 'visitor@sample.example',
  createdAt: storedInquiry.receivedAt,
  confirmedAt: null,
  isUnasked: false,
  notice: null,
  blocked: null,
  isSuspected: false,
  ...more,
});

const inputs = (['text', 'email', 'tel', 'choice', 'consent'] as const).map((kind) => ({
  name: kind,
  label: `The ${kind}`,
  kind,
  required: true,
  problem: `Mend ${kind}`,
  ...(kind === 'choice' && { choices: [{ value: 'Architect', label: 'Architect' }] }),
}));
/** What the commands call, whose calls a test looks at. */
export const mocks = {
  blockAddress: jest.fn<InboxDeps['store']['blockAddress']>().mockResolvedValue(),
  correctInquiry: jest.fn<InboxDeps['store']['correctInquiry']>().mockResolvedValue(true),
  deletePerson: jest.fn<InboxDeps['store']['deletePerson']>(),
  eraseAgain: jest.fn<InboxDeps['store']['eraseAgain']>(),
  purge: jest.fn<InboxDeps['purge']>(),
  releaseAddress: jest.fn<InboxDeps['releaseAddress']>().mockResolvedValue(true),
  requeue: jest.fn<InboxDeps['store']['requeue']>().mockResolvedValue(1),
  setAnswered: jest.fn<InboxDeps['store']['setAnswered']>().mockResolvedValue(),
  writeFile: jest.fn<InboxDeps['writeFile']>().mockResolvedValue(),
};
const { purge, releaseAddress, writeFile, ...stored } = mocks;
export const otherSubscribers: Subscriber[] = [];
export const pendingMails: PendingMail[] = [];
export const inboxDeps: InboxDeps = {
  store: {
    ...stored,
    listPromises: () => Promise.resolve([{ form: 'inquiry', open: 2, due: 1, kept: 3, broken: 1, medianHours: 19.25 }]),
    listBrokenPromises: () => Promise.resolve([storedInquiry, { ...storedInquiry, answeredAt: null }]),
    listInquiries: (isSuspected) => Promise.resolve(isSuspected ? [] : [storedInquiry]),
    getInquiry: (wanted) => Promise.resolve(wanted === reference ? storedInquiry : undefined),
    getFiles: (wanted) =>
      Promise.resolve(
        wanted === reference ? ['a.jpg', 'a.jpg'].map((name) => ({ name, type: 'image/jpeg', bytes: new Uint8Array(2) })) : [],
      ),
    listUses: () => Promise.resolve([{ action: 'file', detail: 'a.jpg', at: new Date('2026-11-21T01:00:00Z') }]),
    listSubscribers: () => Promise.resolve([createSubscriber({ isUnasked: true, notice: '1-abc' }), ...otherSubscribers]),
    unblockAddress: () => Promise.resolve(),
    unblockBounced: () => Promise.resolve(2),
    listBlocked: () => Promise.resolve({ known: [{ email: 'gone@sample.example', reason: 'bounce' }], otherCount: 1 }),
    findPerson: () => Promise.resolve({ inquiries: [{ reference }] }),
    listErased: () => Promise.resolve([reference, storedInquiry.id]),
    listPendingMails: () => Promise.resolve(pendingMails.splice(0)),
    countOutbox: () => Promise.resolve({ waiting: 1, dead: 1 }),
  } as Partial<FormsStore> as FormsStore,
  purge,
  getContent: () => ({ forms: [{ type: 'inquiry', inputs } as unknown as ServiceForm], showrooms: sampleContent.showrooms }),
  writeFile,
  createReceipt: ({ email }) => Promise.resolve({ to: email, subject: 'Receipt', text: '' }),
  createUnsubscribeLinks: () => Promise.resolve((id) => `https://narra.example/leave/${id}`),
  release: ({ isSuspected }) => Promise.resolve(isSuspected),
  releaseAddress,
  missingSetting: 'STAFF_EMAIL is not set.',
  now: () => new Date('2026-11-21T00:30:00Z'),
};
export const runCommand = (...args: string[]) => runInboxCommand(args, inboxDeps);
