import { formatCount } from '../../src/domain/text/format-count';
import type { Fault } from '../../src/pipeline/check/report';
import type { PageCaptures } from './page-captures';
import type { ChangedPage } from './changed-pages';

/** A page that a change touches, with what is read and weighed of it. */
export interface PageChange extends ChangedPage {
  /** The title by which an editor knows it. */
  name: string;
  /** Of a changed page: what differs, such as `the title` or `3 pictures`. */
  parts: string[];
  removedLines: string[];
  addedLines: string[];
  /** What its HTML weighs as a host sends it, in bytes. */
  before?: number;
  after?: number;
}

/** All data of a report. */
export interface Findings {
  /** The commit that the change began from. */
  commit: string;
  faults: Fault[];
  warnings: Fault[];
  pages: PageChange[];
  captures: PageCaptures[];
  brokenLinks: string[];
  /** The output of `npm run weights`, and whether a page is over its budget. */
  weights: { output: string; isOver: boolean };
}

/** What axe found, each with its page and width. */
export const listViolations = ({ captures }: Findings): string[] =>
  captures.flatMap(({ path, after }) =>
    after.flatMap(({ width, violations }) => violations.map((one) => `${path} at ${width} px: ${one}`)),
  );

/** Whether something must be fixed before the change is merged. */
export const hasFailures = (findings: Findings): boolean =>
  findings.faults.length + findings.brokenLinks.length + listViolations(findings).length > 0 || findings.weights.isOver;

/** The summary at the top of a report, line by line: each with whether it passes. */
export function listVerdicts(findings: Findings): { text: string; isPassed: boolean }[] {
  const { faults, brokenLinks, weights } = findings;
  const violations = listViolations(findings);
  const counted = (number: number, noun: string) => (number === 0 ? `no ${noun}` : formatCount(number, noun));
  const content = { text: `Content: ${counted(faults.length, 'fault')}`, isPassed: faults.length === 0 };
  if (!content.isPassed) return [content];
  return [
    content,
    { text: `Links: ${counted(brokenLinks.length, 'broken link')} on the pages touched`, isPassed: brokenLinks.length === 0 },
    { text: `Accessibility: ${counted(violations.length, 'violation')} on the pages looked at`, isPassed: violations.length === 0 },
    { text: `Weights: ${weights.isOver ? 'a page is over its budget' : 'every page within its budget'}`, isPassed: !weights.isOver },
  ];
}

/** What is found where nothing differs and nothing is wrong. */
export const emptyFindings: Findings = {
  commit: '',
  faults: [],
  warnings: [],
  pages: [],
  captures: [],
  brokenLinks: [],
  weights: { output: '', isOver: false },
};
