import { type ServiceContent, serviceContent, type ServiceForm } from '../../schema/service';

const field = (name: string, kind: ServiceForm['inputs'][number]['kind'], required: boolean, more: object = {}) => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  kind,
  required,
  problem: `Mend ${name}`,
  ...more,
});

const words = Object.fromEntries(Object.keys(serviceContent.shape.words.shape).map((name) => [name, `Words for ${name}`]));

/** A small content with every kind of field. */
export const content: ServiceContent = serviceContent.parse({
  site: { name: 'Narra', url: 'https://narra.example', language: 'en' },
  words,
  showrooms: [
    {
      slug: 'bgc',
      name: 'BGC',
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
        field('name', 'text', true),
        field('email', 'email', true),
        field('role', 'choice', true, { choices: ['Architect', 'Homeowner'].map((value) => ({ value, label: value })) }),
        field('brand', 'select', false, { choices: [{ value: 'agape', label: 'Agape' }] }),
        field('phone', 'tel', false),
        field('date', 'date', false),
        field('board', 'board', false),
        field('message', 'textarea', true),
        field('consent', 'consent', true),
      ],
    },
    {
      type: 'note',
      name: 'Note',
      path: '/contact-us/note',
      success: { heading: 'Noted.', lead: 'We have it.', text: 'That is all.' },
      notice: { version: 'def456', text: '<p>Notice</p>' },
      inputs: [field('message', 'textarea', true), field('consent', 'consent', true)],
    },
    {
      type: 'visit',
      name: 'Visit',
      path: '/contact-us/visit',
      success: { heading: 'Come.', lead: 'We will confirm.', text: 'Bring the plan.' },
      notice: { version: 'abc789', text: '<p>Notice</p>' },
      inputs: [
        field('email', 'email', true),
        field('showroom', 'select', true, { choices: [{ value: 'bgc', label: 'BGC' }] }),
        field('date', 'date', true, { daysOf: 'showroom' }),
        field('time', 'hour', true, { day: 'date' }),
        field('consent', 'consent', true),
      ],
    },
  ],
});

/** What the form of a visit takes. */
export const visit = {
  _type: 'visit',
  email: 'visitor@sample.example',
  showroom: 'bgc',
  date: '2026-11-24',
  time: '9:00 AM',
  consent: 'yes',
};

/** What the first form takes. */
export const filled = {
  _type: 'inquiry',
  name: 'A Sample',
  email: 'Visitor@Sample.Example',
  role: 'Architect',
  message: 'A wall of terrazzo.',
  consent: 'yes',
};
