import { z } from 'zod';
import { copy } from '../field-types';

/** The whole privacy notice. */
export const privacySectionSchema = z
  .strictObject({
    type: z.literal('privacy'),
    version_label: copy('The word before the number of the version'),
    since_label: copy('The words before the day from which it holds'),
    contents: copy('The name of the list of its parts for screen readers'),
  })
  .meta({ id: 'PrivacySection', description: 'The whole privacy notice', lists: { notice: 'PrivacyNotice' } });
