import { formatCount } from '../../../domain/text';
import type { PullAnswers } from './github';

/** A fault or a warning of the check, and the address that shows its line. */
export interface Problem {
  message: string;
  isWarning: boolean;
  place: string;
  href: string | undefined;
}

/** How a change stands, in words. While it is waiting, more is to come by itself; it is fine when the check found no fault. */
export interface ChangeNews {
  text: string;
  link?: { words: string; href: string };
  problems?: readonly Problem[];
  isWaiting?: boolean;
  isFine?: boolean;
}

/** What the check found. */
export function tellProblems(problems: readonly Problem[]): ChangeNews {
  const warnings = problems.filter(({ isWarning }) => isWarning).length;
  const faults = problems.length - warnings;
  const found = [faults === 0 ? 'no fault' : formatCount(faults, 'fault'), ...(warnings === 0 ? [] : [formatCount(warnings, 'warning')])];
  return { text: `The check found ${found.join(' and ')}.`, problems, isFine: faults === 0 };
}

/** The faults and warnings of the content, each once: two workflows run the check. GitHub adds an annotation of its own to each job that failed. */
function toProblems(annotations: PullAnswers['annotations']): Problem[] {
  const found = annotations.filter((one) => one.path.startsWith('content/'));
  const problems = found.map(({ path, start_line: line, message, annotation_level: level, blob_href: file }) => ({
    message,
    isWarning: level !== 'failure',
    place: `${path}:${line}`,
    href: `${file}#L${line}`,
  }));
  return [...new Map(problems.map((problem) => [problem.place + problem.message, problem])).values()];
}

const isFineResult = (result: string): boolean => ['success', 'neutral', 'skipped'].includes(result);

/**
 * E9: how a change on GitHub stands.
 * @param page the path of the page that the links to the preview and to the site open.
 */
export function tellPull({ pull, runs, statuses, annotations, isLive }: PullAnswers, page: string): ChangeNews {
  if (isLive) return { text: 'It is live.', link: { words: 'See it on the site', href: page } };
  if (pull.merged_at !== null) return { text: 'Published. It is live after the next build, some minutes later.', isWaiting: true };
  const link = { words: 'Open the pull request', href: pull.html_url };
  if (pull.mergeable === false) return { text: 'Somebody else has changed the same lines.', link };
  const found = { ...tellProblems(toProblems(annotations)), link };
  if (!found.isFine) return found;
  // The deploy preview is found by the rule of Decap CMS (`preview_context`).
  const preview = statuses.find(({ context }) => context.includes('deploy'));
  const jobs = [
    ...runs.map(({ name, conclusion, html_url: url }) => ({ name, result: conclusion ?? 'pending', url })),
    ...statuses.map((status) => ({ name: status.context, result: status.state, url: status.target_url })),
  ];
  const failed = jobs.find(({ result }) => result !== 'pending' && !isFineResult(result));
  if (failed) return { text: `“${failed.name}” has failed.`, link: { words: 'See why', href: failed.url } };
  const others = jobs.filter(({ name }) => name !== preview?.context);
  const isRead = others.length > 0 && others.every(({ result }) => result !== 'pending');
  const news = { ...found, text: isRead ? found.text : 'The check is reading the change.', isFine: isRead, isWaiting: !isRead };
  if (!preview) return news;
  if (preview.state === 'pending') return { ...news, text: `${news.text} The preview is being built.`, isWaiting: true };
  const href = new URL(page, preview.target_url).href;
  return { ...news, text: `${news.text} The preview is ready.`, link: { words: 'Look at it', href } };
}
