import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ServiceContent, serviceContentSchema } from '../../../schema/service';

/** A field of the sample: its name is also its label, and its choices are labels by value. */
interface SampleField {
  name: string;
  choices?: Record<string, string>;
}

const { forms, ...sample } = parse(readFileSync(join(__dirname, 'service-content.fixture.yaml'), 'utf8')) as {
  forms: { inputs: SampleField[] }[];
};

const completeField = ({ choices, ...field }: SampleField) => ({
  ...field,
  label: field.name.charAt(0).toUpperCase() + field.name.slice(1),
  problem: `Mend ${field.name}`,
  ...(choices && { choices: Object.entries(choices).map(([value, label]) => ({ value, label })) }),
});

/** A small content with every kind of field. */
export const sampleContent: ServiceContent = serviceContentSchema.parse({
  ...sample,
  messages: Object.fromEntries(Object.keys(serviceContentSchema.shape.messages.shape).map((name) => [name, `Words for ${name}`])),
  forms: forms.map((form) => ({ ...form, notice: { version: 'abc123', text: '<p>Notice</p>' }, inputs: form.inputs.map(completeField) })),
});

const shared = { _notice: 'abc123', consent: 'yes' };
const visit = { showroom: 'bgc', date: '2026-11-24', time: '9:00 AM' };
const words = { email: 'Visitor@Sample.Example', message: 'A wall of terrazzo.' };

/** What the form of a visit takes. */
export const visitFields = { _type: 'visit', email: 'visitor@sample.example', ...visit, ...shared };

/** What the first form takes. */
export const inquiryFields = { _type: 'inquiry', name: 'A Sample', role: 'Architect', ...words, ...shared };

/** What the form takes that promises an answer. */
export const projectFields = { _type: 'project', ...words, ...shared };
