import { z } from 'zod';
import { fieldKinds } from './form';
import { serviceMessagesSchema } from './form-messages';

/** A choice; of an event, `starts` is the moment at which it begins. */
const choiceSchema = z.strictObject({ value: z.string(), label: z.string(), starts: z.string().optional() });

const serviceInputSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  /** What to say when it is missing or wrong. */
  problem: z.string(),
  /** The choices, from the form or from the content. */
  choices: z.array(choiceSchema).optional(),
  /** Of kind date: the field that chooses the showroom whose open days count. */
  daysOf: z.string().optional(),
  /** Of kind hour: the field of its day. */
  day: z.string().optional(),
});

const serviceShowroomSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** The whole address, and the number to call. */
  address: z.string(),
  phone: z.string(),
  hours: z.array(z.strictObject({ from: z.string(), to: z.string().nullable(), opens: z.string(), closes: z.string() })),
  holidays: z
    .array(z.strictObject({ date: z.string(), name: z.string(), opens: z.string().nullable(), closes: z.string().nullable() }))
    .nullable(),
});

const serviceFormSchema = z.strictObject({
  type: z.string(),
  name: z.string(),
  path: z.string(),
  /** The working days of the showroom within which an answer is promised. */
  answerDays: z.int().optional(),
  success: z.strictObject({ heading: z.string(), lead: z.string(), text: z.string() }),
  /** The version of the whole notice and a hash of this text, so that a stored consent identifies what was shown. */
  notice: z.strictObject({ version: z.string(), text: z.string() }),
  inputs: z.array(serviceInputSchema),
});

/** The content of the forms service: the build writes it, the service reads it. */
export const serviceContentSchema = z.strictObject({
  /** The security headers of the site, which the answers of the service have too. */
  headers: z.record(z.string(), z.string()),
  site: z.strictObject({ name: z.string(), url: z.string(), language: z.string() }),
  messages: z.strictObject({
    ...serviceMessagesSchema.shape,
    reference: z.string(),
    home: z.string(),
    one_problem: z.string(),
    email_label: z.string(),
    many_problems: z.string(),
    closed_on: z.string(),
    early_hours: z.string(),
    unknown_day: z.string(),
    next_day: z.string(),
    no_day: z.string(),
    file_empty: z.string(),
    file_kind: z.string(),
    file_count: z.string(),
    file_size: z.string(),
    no_contact: z.string(),
    too_long: z.string(),
    answer_by: z.string(),
    write_first: z.string(),
  }),
  /** The path and the version of the whole privacy notice. */
  privacy: z.strictObject({ path: z.string(), version: z.string() }),
  showrooms: z.array(serviceShowroomSchema),
  forms: z.array(serviceFormSchema),
});

export type ServiceContent = z.infer<typeof serviceContentSchema>;
export type ServiceForm = ServiceContent['forms'][number];
export type ServiceMessages = ServiceContent['messages'];
