import type { BookedVisit, Mail, NoticeEffects } from '../model/service-types';
import { type ApiDeps, getPrivacyUrl, getSiteUrl } from './dependencies';
import { formatPrivacyLine } from './mails';
import { describeVisit, getAnswer } from './visit';

/** What a change of notices brings about, in the words of content. */
export function createNoticeEffects(deps: Pick<ApiDeps, 'content' | 'settings'>): NoticeEffects {
  const { content } = deps;
  const { forms, messages } = content;
  /** A mail to the visitor; without an address, to the staff, who call. */
  const toMail = (
    { email, reference }: BookedVisit,
    title: string,
    subject: string,
    texts: readonly string[],
    call: readonly string[],
  ): Mail =>
    email === null
      ? { to: null, reference, subject: `${messages.mail_call_subject}: ${title}`, text: call.join('\n\n') }
      : {
          to: email,
          subject: `${subject}: ${title}`,
          text: [...texts, formatPrivacyLine(getPrivacyUrl(deps), messages)].join('\n\n'),
        };
  return {
    createClosedMail: (visit, reason) => {
      const { title, path, line } = describeVisit(visit, content);
      const facts = `${line}\n${messages.manager_reason}: ${reason}`;
      const again = `${messages.mail_closed_again}\n${getSiteUrl(deps)}${path}`;
      return toMail(
        visit,
        title,
        messages.mail_closed_subject,
        [messages.mail_closed_text, facts, again],
        [messages.mail_call_text, facts],
      );
    },
    createOpenMail: (visit) => {
      const { title, line } = describeVisit(visit, content);
      return toMail(visit, title, messages.mail_open_subject, [messages.mail_open_text, line], [messages.mail_call_open, line]);
    },
    getAnswer: ({ form: type, values, receivedAt }, closures) => {
      const form = forms.find((one) => one.type === type);
      return form ? getAnswer({ form, values }, content, receivedAt, closures) : null;
    },
  };
}
