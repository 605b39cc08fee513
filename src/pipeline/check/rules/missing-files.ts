import { contentKinds } from '../../../schema/content';
import type { Rule } from '../content';
import { createFileFault } from '../fault';

/** The file of every kind of content that is in one file exists. */
export const missingFiles: Rule = function* ({ files }) {
  for (const { files: file, schema, form } of contentKinds) {
    if (file.includes('*') || files.includes(file)) continue;
    const what = (schema.meta()?.description ?? 'a part of the site').toLowerCase();
    yield createFileFault(
      file,
      form === 'list'
        ? `The file is missing. It is a list, and each entry of it is: ${what}. An empty list is written \`[]\`.`
        : `The file is missing. It holds: ${what}. Put it back.`,
    );
  }
};
