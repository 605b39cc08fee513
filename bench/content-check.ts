import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toManilaDay } from '../src/domain/dates';
import { checkContent } from '../src/pipeline/check/check-content';
import { openFolder } from '../src/pipeline/check/read/open-folder';
import { formatReport } from '../src/pipeline/check/report';
import { writeArticles } from './build-growth/generated-articles';

const articleCount = Number(process.argv[2] ?? 5000);

/** `npx tsx bench/content-check.ts [number]`: times the content check on the site's content and generated articles. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  try {
    const root = join(folder, 'content');
    cpSync(resolve('content'), root, { recursive: true });
    writeArticles(root, 0, articleCount);
    const start = performance.now();
    const cpuStart = process.cpuUsage();
    const { faults: issues } = checkContent(await openFolder(root), toManilaDay(new Date()));
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpuStart);
    const cpuSeconds = (user + system) / 1_000_000;
    const memoryMb = Math.round(process.memoryUsage().rss / 1_048_576);
    console.log(
      `content check, ${articleCount} articles: ${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} s of CPU), ${memoryMb} MB, ${issues.length} issues`,
    );
    if (issues.length > 0) console.error(formatReport(issues.slice(0, 5)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
