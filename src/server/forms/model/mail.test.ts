import { expect, test } from '@jest/globals';
import { createConfirmationMail, type MailMessages, createStaffMail } from './mail';

const messages: MailMessages = {
  reference: 'Reference',
  mail_received: 'Received',
  mail_answer: 'Answer to write back.',
  mail_confirm_subject: 'Confirm',
  mail_confirm_text: 'Open this:',
  mail_confirm_ignore: 'Or leave it.',
  mail_leave: 'To leave:',
};

test('[A4] the mail to the staff has every value, and the sender as Reply-To', () => {
  const mail = createStaffMail(
    {
      form: 'Inquiry',
      reference: '4K7-M2R',
      answers: [
        { label: 'Name', value: 'A Sample' },
        { label: 'Message', value: 'One\nTwo' },
      ],
      sender: { name: 'A Sample', address: 'visitor@sample.example' },
      received: '21 November 2026, 8:30 AM',
    },
    messages,
  );
  expect(mail).toEqual({
    to: null,
    replyTo: { name: 'A Sample', address: 'visitor@sample.example' },
    subject: 'Inquiry 4K7-M2R: A Sample',
    text: 'Reference: 4K7-M2R\nReceived: 21 November 2026, 8:30 AM\n\nName: A Sample\nMessage: \nOne\nTwo\n\nAnswer to write back.',
  });
});

test('[G3] a link in a value is on a line of its own', () => {
  const link = 'https://narra.example/board?b=1abc';
  const answers = [link, `Villa\n${link}\n\nBathroom\n- Agape`, `see ${link}`].map((value) => ({ label: 'Board', value }));
  const { text } = createStaffMail({ form: 'Inquiry', reference: '4K7-M2R', answers, sender: undefined, received: 'today' }, messages);
  expect(text).toContain(`Board: \n${link}\nBoard: \nVilla\n${link}\n\nBathroom\n- Agape\nBoard: see ${link}\n`);
});

test('[A6] the confirmation mail also has the link to unsubscribe', () => {
  expect(createConfirmationMail('visitor@sample.example', 'https://a.example/c', 'https://a.example/l', messages)).toEqual({
    to: 'visitor@sample.example',
    subject: 'Confirm',
    text: 'Open this:\n\nhttps://a.example/c\n\nOr leave it.\n\nTo leave: https://a.example/l',
    leave: 'https://a.example/l',
  });
});
