import { type ServiceContent, serviceContentSchema, type ServiceForm } from '../../../schema/service';

const createField = (name: string, kind: ServiceForm['inputs'][number]['kind'], required: boolean, more: object = {}) => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  kind,
  required,
  problem: `Mend ${name}`,
  ...more,
});

const sampleMessages = Object.fromEntries(
  Object.keys(serviceContentSchema.shape.messages.shape).map((name) => [name, `Words for ${name}`]),
);

/** A small content with every kind of field. */
export const sampleContent: ServiceContent = serviceContentSchema.parse({
  headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' },
  site: { name: 'Narra', url: 'https://narra.example', language: 'en' },
  messages: sampleMessages,
  privacy: { path: '/privacy', version: '1-1a2b3c4d' },
  showrooms: [
    {
      slug: 'bgc',
      name: 'BGC',
      address: 'Ground floor, Sample Building, Taguig',
      phone: '+63 2 8555 0110',
      hours: [{ from: 'Monday', to: 'Saturday', opens: '9:00 AM', closes: '12:00 PM' }],
      holidays: [{ date: '2026-11-30', name: 'Bonifacio Day', opens: null, closes: null }],
    },
  ],
  forms: [
    {
      type: 'inquiry',
      name: 'Inquiry',
      path: '/contact-us/inquiry',
      success: { heading: 'Thank you.', lead: 'We will write.', text: 'Quote the number.' },
      notice: { version: 'abc123', text: '<p>Notice</p>' },
      inputs: [
        createField('name', 'text', true),
        createField('email', 'email', true),
        createField('role', 'choice', true, { choices: ['Architect', 'Homeowner'].map((value) => ({ value, label: value })) }),
        createField('brand', 'select', false, { choices: [{ value: 'agape', label: 'Agape' }] }),
        createField('request', 'checkboxes', false, {
          choices: ['sample', 'drawing'].map((value) => ({ value, label: `A ${value}` })),
        }),
        createField('phone', 'tel', false),
        createField('date', 'date', false),
        createField('board', 'board', false),
        createField('message', 'textarea', true),
        createField('files', 'files', false),
        createField('consent', 'consent', true),
      ],
    },
    {
      type: 'note',
      name: 'Note',
      path: '/contact-us/note',
      success: { heading: 'Noted.', lead: 'We have it.', text: 'That is all.' },
      notice: { version: 'abc123', text: '<p>Notice</p>' },
      inputs: [createField('message', 'textarea', true), createField('consent', 'consent', true)],
    },
    {
      type: 'project',
      name: 'Project',
      path: '/contact-us/project',
      answerDays: 2,
      success: { heading: 'Thank you.', lead: 'We answer within two working days.', text: 'Quote the number.' },
      notice: { version: 'abc123', text: '<p>Notice</p>' },
      inputs: [
        createField('email', 'email', false),
        createField('phone', 'tel', false),
        createField('reply', 'reply', false, {
          choices: ['email', 'call', 'viber', 'messenger'].map((value) => ({ value, label: `By ${value}` })),
        }),
        createField('message', 'textarea', true),
        createField('files', 'files', false),
        createField('consent', 'consent', true),
      ],
    },
    {
      type: 'visit',
      name: 'Visit',
      path: '/contact-us/visit',
      success: { heading: 'Come.', lead: 'We will confirm.', text: 'Bring the plan.' },
      notice: { version: 'abc123', text: '<p>Notice</p>' },
      inputs: [
        createField('email', 'email', false),
        createField('phone', 'tel', false),
        createField('showroom', 'select', true, { choices: [{ value: 'bgc', label: 'BGC' }] }),
        createField('date', 'date', true, { daysOf: 'showroom' }),
        createField('time', 'hour', true, { day: 'date' }),
        createField('consent', 'consent', true),
      ],
    },
  ],
});

/** What the form of a visit takes. */
export const visitFields = {
  _type: 'visit',
  _notice: 'abc123',
  email: 'visitor@sample.example',
  showroom: 'bgc',
  date: '2026-11-24',
  time: '9:00 AM',
  consent: 'yes',
};

/** What the first form takes. */
export const inquiryFields = {
  _type: 'inquiry',
  _notice: 'abc123',
  name: 'A Sample',
  email: 'Visitor@Sample.Example',
  role: 'Architect',
  message: 'A wall of terrazzo.',
  consent: 'yes',
};

/** What the form takes that promises an answer. */
export const projectFields = {
  _type: 'project',
  _notice: 'abc123',
  email: 'Visitor@Sample.Example',
  message: 'A wall of terrazzo.',
  consent: 'yes',
};
