import { toManilaDay } from '../../domain/dates';
import { formatCount } from '../../domain/text';
import { type ApiHandler, createApi } from './api/api';
import type { ServiceFiles } from './api/dependencies';
import { createReminder } from './api/inquiry-mails';
import { completeMail, createDailyMail, createSuspicionsMail } from './api/mails';
import { createNoticeEffects } from './api/visit';
import { createLink, describeSigner, getSigner } from './api/signed-link';
import { createMailer } from './mailer';
import { describeError } from './model/log';
import type { Mail } from './model/service-types';
import { describeMissingMailSettings, type Settings } from './model/settings';
import { createSender } from './sender';
import { type Database, withCircuit } from './store/database';
import { dailyMailHour } from './store/promises';
import { createFormsStore, type FormsStore } from './store/store';

interface AppDeps {
  database: Database;
  /** Whether this is one of many short processes: another one runs the migrations and the jobs. */
  isServerless?: boolean;
  files: ServiceFiles;
  settings: Settings;
  now: () => Date;
  /** How long a request may take after it is read, in milliseconds: by default four seconds, because a visitor waits. */
  requestTimeout?: number;
  log: (line: string) => void;
}

/** The forms service, independent of where it runs. */
export interface App {
  fetch: ApiHandler;
  store: FormsStore;
  /** Sends due mails for about `budget` milliseconds or until `signal`, and returns their number; sends nothing if no mail server is set. */
  sendMails: (budget: number, signal?: AbortSignal) => Promise<number>;
  /** Leaves how it signs links, recalls mails that a wrong clock put off, tells who booked closed hours and was not told, leaves out mails that wait in vain for an address of the staff, and queues the reminders of promised answers, and the daily mails from 8 AM in Manila. Logs an error; the next call tries again. */
  remind: () => Promise<void>;
  /** Deletes data whose retention period is over, for about `budget` milliseconds. Logs an error or a refusal; the next purge tries again. */
  purge: (budget?: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Composes the forms service: the API over a store, and the background jobs. */
export function createApp({ database, isServerless = false, files, settings, now, requestTimeout = 4000, log }: AppDeps): App {
  const store = createFormsStore(withCircuit(database));
  const { content } = files;
  const { smtpUrl, mailFrom, staffEmail } = settings;
  const missing = describeMissingMailSettings(settings);
  if (missing !== undefined) log(`forms: ${missing}`);
  const send =
    smtpUrl !== undefined && mailFrom !== undefined ? createMailer(smtpUrl, mailFrom, isServerless ? 'function' : 'server') : undefined;
  /** A mail may wait for days: its links are signed when it is sent, and the day of a link of the staff begins then. */
  const complete = async (mail: Mail, inquiryId: string | null): Promise<Mail> => {
    const signer = await getSigner({ settings, content, store, now });
    return completeMail(mail, inquiryId, (purpose, id) => createLink(signer, purpose, id, mail.to ?? ''), { settings, content });
  };
  let lastProblem: string | undefined;
  return {
    fetch: createApi({ store, settings, hasDoubleOptIn: send !== undefined, requestTimeout, now, log, ...files }),
    store,
    sendMails: send ? createSender({ store, complete, send, staffEmail, now, log }) : () => Promise.resolve(0),
    remind: async () => {
      const words = { settings, content };
      const at = now();
      const day = toManilaDay(new Date(at.getTime() - dailyMailHour * 3_600_000));
      try {
        await store.setSigner(describeSigner(await getSigner({ ...words, store, now })));
        await store.recallMails(at);
        await store.tellVisitors(createNoticeEffects(words), at);
        const left = staffEmail === undefined ? await store.trimStaffMails() : 0;
        if (left > 0)
          log(
            `forms: STAFF_EMAIL is not set: ${formatCount(left, 'mail')} to the staff will not be sent; "npm run inbox -- list" has all inquiries`,
          );
        await store.queueReminders((inquiry) => createReminder(inquiry, words), at);
        // Without a mail server one would be added each day, and all be sent on the day that it is set.
        const createMails: Parameters<typeof store.queueDailyMails>[1] = (promises, suspicions) => [
          createDailyMail(promises, words),
          createSuspicionsMail(suspicions, words),
        ];
        if (send) await store.queueDailyMails(day, createMails, at);
      } catch (error) {
        log(`forms: reminders failed: ${describeError(error)}`);
      }
    },
    purge: async (budget) => {
      try {
        const { problem } = await store.purge(settings.retentionDays, now(), { budget });
        if (problem !== undefined && problem !== lastProblem) log(`forms: purge refused: ${problem}; see "npm run inbox -- purge"`);
        lastProblem = problem;
      } catch (error) {
        log(`forms: purge failed: ${describeError(error)}`);
      }
    },
    close: () => store.close(),
  };
}
