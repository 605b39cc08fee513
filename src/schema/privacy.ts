import { z } from 'zod';
import { copy, date, markdownCopy } from './field-types';

/** content/privacy.yaml: the whole privacy notice. */
export const privacySchema = z
  .strictObject({
    version: z
      .string()
      .regex(/^[1-9]\d*-[0-9a-f]{8}$/, 'the version that the check names, such as 2-1a2b3c4d')
      .describe('The number of this version, and the digest of its text. After a change the check says what to write here'),
    date: date('The day from which this version holds'),
    lead: copy('The whole notice in one sentence'),
    parts: z
      .array(
        z
          .strictObject({ title: copy('The heading'), text: markdownCopy('The text') })
          .meta({ id: 'PrivacyNoticePart', description: 'A part of the notice' }),
      )
      .min(1)
      .describe('Its parts, in order'),
  })
  .meta({ id: 'PrivacyNotice', description: 'The privacy notice' });
