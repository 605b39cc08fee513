import type { ServiceMessages } from '../../../schema/service';
import type { Mail } from '../model/service-types';
import type { Submission } from './submission';

const dateTimeFormat = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' });

/** A value with several lines, or a link: mail programs recognize a whole link only on a line of its own. */
const needsOwnLine = /\n|^https?:\/\/\S+$/;

function listAnswers({ form, values }: Pick<Submission, 'form' | 'values'>): string[] {
  const filled = form.inputs.filter(({ kind, name }) => kind !== 'consent' && values[name] !== undefined);
  // A board is long, so it comes last.
  const sorted = filled.sort((a, b) => Number(a.kind === 'board') - Number(b.kind === 'board'));
  return sorted.map(({ label, name, choices }) => {
    const chosen = choices?.filter((choice) => values[name]!.split('\n').includes(choice.value)) ?? [];
    const value = chosen.length > 0 ? chosen.map((choice) => choice.label).join(', ') : values[name]!;
    return `${label}: ${needsOwnLine.test(value) ? `\n${value}` : value}`;
  });
}

/** The address of the privacy notice, which every mail has. */
const formatPrivacyLine = (url: string, { privacy }: ServiceMessages): string => `${privacy}:\n${url}`;

/** Creates the mail that notifies the staff of an inquiry. Its Reply-To is `email`, the sender of the inquiry. */
export function createStaffMail(
  submission: Pick<Submission, 'form' | 'values'>,
  { reference, email, received, privacyUrl }: { reference: string; email: string | null; received: Date; privacyUrl: string },
  messages: ServiceMessages,
): Mail {
  const { name = '' } = submission.values;
  const head = [`${messages.reference}: ${reference}`, `${messages.mail_received}: ${dateTimeFormat.format(received)}`];
  return {
    to: null,
    replyTo: email === null ? undefined : { name, address: email },
    subject: `${submission.form.name} ${reference}${name && `: ${name}`}`,
    text: [...head, '', ...listAnswers(submission), '', messages.mail_answer, '', formatPrivacyLine(privacyUrl, messages)].join('\n'),
  };
}

/** Creates the mail that asks a subscriber to confirm the address (double opt-in). */
export const createConfirmationMail = (
  email: string,
  { confirm, leave, privacy }: { confirm: string; leave: string; privacy: string },
  messages: ServiceMessages,
): Mail => ({
  to: email,
  subject: messages.mail_confirm_subject,
  text: [
    messages.mail_confirm_text,
    confirm,
    messages.mail_confirm_ignore,
    `${messages.mail_leave} ${leave}`,
    formatPrivacyLine(privacy, messages),
  ].join('\n\n'),
  leave,
});
