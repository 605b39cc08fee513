import { type Findings, type TouchedPage, verdicts, violationsOf } from './findings';
import type { Look, Looked } from './look';
import { styles } from './styles';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></section>`;

const kilobytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`);

const figure = (when: string, inside: string): string => `<figure><figcaption>${when}</figcaption>${inside}</figure>`;

/** A picture that grows to its own size when it is pressed. */
const picture = (look: Look | undefined, when: string): string =>
  look
    ? figure(when, `<label><input type="checkbox"><img src="${look.picture}" alt="${when}, ${look.width} px"></label>`)
    : figure(when, '<p class="none">not there</p>');

const pair = ({ before, after }: Looked, at: number): string => {
  const { width } = (after[at] ?? before[at])!;
  return `<div class="pair w${width}"><h3>${width} px</h3><div>${picture(before[at], 'before')}${picture(after[at], 'after')}</div></div>`;
};

const words = (lines: readonly string[], kind: string): string => lines.map((line) => `<p class="${kind}">${escaped(line)}</p>`).join('');

function page({ path, how, gone, come, before, after }: TouchedPage, looked: Looked | undefined): string {
  const read =
    how === 'changed' && gone.length + come.length > 0 ? `<div class="words">${words(gone, 'gone')}${words(come, 'come')}</div>` : '';
  const count = looked ? Math.max(looked.before.length, looked.after.length) : 0;
  const pictures = looked ? `<div class="pairs">${Array.from({ length: count }, (_, at) => pair(looked, at)).join('')}</div>` : '';
  return `<details${looked ? ' open' : ''} id="${escaped(path)}"><summary><code>${escaped(path)}</code> <span>${how}</span> <small>${kilobytes(before)} → ${kilobytes(after)}</small></summary>${read}${pictures}</details>`;
}

/** The report as one file of HTML that needs nothing beside it. */
export function html(findings: Findings): string {
  const { pages, looked, faults, brokenLinks, commit, weights } = findings;
  const shown = new Map(looked.map((one) => [one.path, one]));
  const title =
    faults.length > 0 ? 'The content has faults' : `This change touches ${pages.length === 1 ? '1 page' : `${pages.length} pages`}`;
  const rest = pages.length - looked.length;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head><body>
<header><h1>${title}</h1><p>${commit === '' ? 'What is built of it is told once they are mended.' : `Compared with <code>${escaped(commit.slice(0, 9))}</code>.`}${rest > 0 && looked.length > 0 ? ` Pictures of ${looked.length} of them, of each kind of page the first; the other ${rest} are named below.` : ''}</p>
<ul class="verdicts">${verdicts(findings)
    .map(({ text, isWell }) => `<li class="${isWell ? 'well' : 'ill'}">${escaped(text)}</li>`)
    .join('')}</ul></header>
${list(
  'Faults',
  faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
)}
${list('Broken links', brokenLinks)}${list('Accessibility', violationsOf(findings))}
<main>${pages.map((one) => page(one, shown.get(one.path))).join('\n')}</main>
${weights.said ? `<section><h2>Weights</h2><pre>${escaped(weights.said)}</pre></section>` : ''}
</body></html>
`;
}
