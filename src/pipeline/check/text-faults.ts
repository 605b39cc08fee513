import { createFault, type Fault } from './fault';
import type { SourceFile } from './source-file';

/** What is wrong with a file before it is parsed: an unfinished merge, or bytes that are not UTF-8. */
export function findTextFaults(source: SourceFile): Fault[] {
  const merge = source.text.search(/^<{7} /m);
  const letter = source.text.indexOf('\uFFFD');
  return [
    ...(merge < 0
      ? []
      : [
          createFault(
            source,
            merge,
            'Two versions of the text stand here, from a merge that was not finished. Keep one, and take out the lines of `<<<<<<<`, `=======` and `>>>>>>>`.',
          ),
        ]),
    ...(letter < 0 ? [] : [createFault(source, letter, 'A letter here cannot be read. Write it again, and save the file as UTF-8.')]),
  ];
}
