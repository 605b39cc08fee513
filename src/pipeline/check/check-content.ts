import { posix } from 'node:path';
import type { ContentFiles } from './read/open-folder';
import type { Content, ContentEntry } from './read/content-model';
import { createFileFault, type Fault, sortFaults } from './report';
import { silenceWarnings } from './silenced-warnings';
import { readContent } from './read/read-content';
import type { Rule, Rules } from './rules/rule';
import { rules, warningRules } from './rules/index';
import type { SourceFile } from './read/source-file';

/** The content of one of its files. */
function keepSource(content: Content, source: SourceFile): Content {
  const isKept = ({ entry }: { entry: ContentEntry }) => entry.source === source;
  return {
    ...content,
    sources: [source],
    entries: content.entries.filter((entry) => entry.source === source),
    fields: content.fields.filter(isKept),
    markdownTokens: content.markdownTokens.filter(isKept),
  };
}

function applyRule(rule: Rule, content: Content): { found: Fault[]; error?: unknown } {
  try {
    return { found: [...rule(content)] };
  } catch (error) {
    return { found: [], error };
  }
}

/** The file at which a rule throws: the first with which alone it does. */
const findCause = (rule: Rule, content: Content): string =>
  content.sources.find((source) => 'error' in applyRule(rule, keepSource(content, source)))?.file ?? '';

/** The id of a rule, from its name in the table: `event-hours` of `eventHours`. */
export const toRuleId = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The ids of the rules of files that are missing, or have another name: what they find comes first, because other faults may follow from it. */
const causes = ['unknownFiles', 'missingFiles', 'missingPages', 'missingForms'].map(toRuleId);

/** What rules find. One that throws is a fault of the file at which it does; the others speak all the same. */
export function applyRules(tables: readonly Rules[], content: Content): { found: Fault[]; broken: Fault[] } {
  const broken: Fault[] = [];
  const found = tables.flatMap(Object.entries<Rule>).flatMap(([name, rule]) => {
    const result = applyRule(rule, content);
    if ('error' in result) {
      const advice = 'Mend what else is wrong in it; if nothing is, tell the person who looks after the site';
      const message = `The check cannot judge this file by its rule \`${name}\`. ${advice}: ${String(result.error)}`;
      broken.push(createFileFault(findCause(rule, content), message));
    }
    return result.found.map((fault) => ({ ...fault, rule: toRuleId(name) }));
  });
  return { found, broken };
}

/**
 * Checks the content. Faults of files that cannot be read or that the site does not read come first, because others may follow from them; the
 * others are in the order of files and lines.
 * @param today the day, in Manila, for which the content is judged.
 * @returns the faults, which keep the site from being built, and the warnings, which do not.
 */
export function checkContent(files: ContentFiles, today: string): { faults: Fault[]; warnings: Fault[] } {
  const { content, unreadable, faults } = readContent(files, today);
  const suspicious = applyRules(warningRules, content);
  const wrong = applyRules(rules, content);
  const isWhole = faults.length + unreadable.length === 0;
  const silenced = silenceWarnings(content, suspicious.found, isWhole);
  const toReport = (found: readonly Fault[]) => sortFaults(found.map((fault) => ({ ...fault, file: posix.join(files.name, fault.file) })));
  const isCause = ({ rule = '' }: Fault) => causes.includes(rule);
  const others = [...faults, ...wrong.found.filter((fault) => !isCause(fault)), ...wrong.broken, ...suspicious.broken, ...silenced.faults];
  return {
    faults: [...toReport([...unreadable, ...wrong.found.filter(isCause)]), ...toReport(others)],
    warnings: toReport(silenced.warnings),
  };
}
