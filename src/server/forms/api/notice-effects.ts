import type { BookedVisit, Mail, NoticeEffects } from '../model/service-types';
import { getSiteUrl, type WordDeps } from './dependencies';
import { createVisitorMail } from './mails';
import { describeVisit, getAnswer } from './visit';

/** What a change of notices brings about, in the words of content. */
export function createNoticeEffects(deps: WordDeps): NoticeEffects {
  const { content } = deps;
  const { forms, messages } = content;
  /** A mail to the visitor, with `afterwards` at its end; without an address, to the staff, who call. */
  const toMail = (visit: BookedVisit, is: 'closed' | 'open', call: string, facts: string, afterwards?: string): Mail => {
    const { email, reference } = visit;
    const { title } = describeVisit(visit, content);
    if (email === null) return { to: null, reference, subject: `${messages.mail_call_subject}: ${title}`, text: `${call}\n\n${facts}` };
    return createVisitorMail(email, `${messages[`mail_${is}_subject`]}: ${title}`, [messages[`mail_${is}_text`], facts, afterwards], deps);
  };
  return {
    createClosedMail: (visit, reason) => {
      const { path, line } = describeVisit(visit, content);
      const again = `${messages.mail_closed_again}\n${getSiteUrl(deps)}${path}`;
      return toMail(visit, 'closed', messages.mail_call_text, `${line}\n${messages.manager_reason}: ${reason}`, again);
    },
    createOpenMail: (visit) => toMail(visit, 'open', messages.mail_call_open, describeVisit(visit, content).line),
    getAnswer: ({ form: type, values, receivedAt }, closures) => {
      const form = forms.find((one) => one.type === type);
      return form ? getAnswer({ form, values }, content, receivedAt, closures) : null;
    },
  };
}
