import { posix } from 'node:path';
import type { ContentFiles } from './content-files';
import type { Fault } from './fault';
import { applyIntents } from './intents';
import { readContent } from './read-content';
import { sortFaults } from './report';
import { rules, warningRules } from './rules';

/** What the check finds: the faults keep the site from being built, the warnings do not. */
export interface CheckResult {
  faults: Fault[];
  warnings: Fault[];
}

/**
 * Checks the content. Faults of files that cannot be read come first, because nothing else is known of such a file; the others are in the
 * order of files and lines.
 * @param today the day, in Manila, for which the content is judged.
 */
export function checkContent(files: ContentFiles, today: string): CheckResult {
  const { content, unreadable, faults } = readContent(files, today);
  const intents = applyIntents(
    content,
    warningRules.flatMap((rule) => [...rule(content)]),
  );
  const toReport = (found: readonly Fault[]) => sortFaults(found.map((fault) => ({ ...fault, file: posix.join(files.name, fault.file) })));
  const others = [...faults, ...rules.flatMap((rule) => [...rule(content)]), ...intents.faults];
  return { faults: [...toReport(unreadable), ...toReport(others)], warnings: toReport(intents.warnings) };
}
