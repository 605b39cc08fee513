import { expect, test } from '@jest/globals';
import { readPasted } from './paste';

type Node = ReturnType<typeof readPasted>[number] | { text: string; bold?: true; italic?: true };

/** A node in short: its kind and what is in it; of a text its words, marked as in Markdown. */
function print(node: Node): string {
  if ('text' in node) return node.bold ? `**${node.text}**` : node.italic ? `*${node.text}*` : node.text;
  const inner = node.children.map(print).join(node.type.endsWith('-row') ? '' : node.type === 'list-item' ? ' ' : '');
  if (node.type === 'paragraph') return inner;
  return node.type === 'link' ? `[${inner}](${node.data!.url})` : `<${node.type.replace(/^(.).*-(.).*/, '$1$2')}>${inner}`;
}

const read = (html: string, text = '') => readPasted(html, text).map(print);

const wordLine = (sign: string, level: number, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('[E7] what is pasted from a word processor keeps its headings, lists, links, bold words and tables', () => {
  const table =
    '<table class=MsoTableGrid><tr><td><p>Size</p></td><td><p>Price</p></td></tr><tr><td><p>60 × 60</p></td><td><p>PHP&nbsp;1,200</p></td></tr></table>';
  const word =
    `<html><head><style>p{mso-style:1}</style></head><body><h1>A&nbsp;house\nof stone<o:p></o:p></h1><p class=MsoNormal>The <b>first</b>, see ` +
    `<a href="https://stone.example/a">the quarry</a>.<span class=MsoCommentReference><a href="#_msocom_1">[AB1]</a></span></p>${wordLine('·', 1, 'First')}${wordLine('o', 2, 'Below')}${wordLine('·', 1, 'Second')}` +
    `${wordLine('1.', 1, 'Wash')}${wordLine('2.', 1, 'Dry')}${table}<p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`;
  expect(read(word)).toEqual([
    '<ht>A house of stone',
    'The **first**, see [the quarry](https://stone.example/a).',
    '<bl><li>First <bl><li>Below<li>Second',
    '<nl><li>Wash<li>Dry',
    '<table><tr><tc>Size<tc>Price<tr><tc>60 × 60<tc>PHP 1,200',
  ]);
});

test('[E7] a document of the web keeps lists in lists, and marks that are styles', () => {
  const span = (style: string, words: string) => `<span style="font-weight:400;font-style:normal;${style}">${words}</span>`;
  const docs =
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr">${span('font-weight:700', 'Care')}</h2><h4>Daily</h4>` +
    `<p>${span('', 'Wipe it ')}${span('font-weight:700', 'dry')}${span('font-style:italic', ' each day')}.</p>` +
    `<ul><li><p>${span('', 'Soap')}</p></li><ul><li><p>Mild</p></li></ul><li><p>Water<br>warm</p></li></ul><blockquote>So she said.</blockquote>` +
    `<p><img src="data:image/png;base64,AA"></p><a href="javascript:alert(1)">No link</a><br class="Apple-interchange-newline"></b>`;
  expect(read(docs)).toEqual([
    '<ht>Care',
    '<ht>Daily',
    'Wipe it **dry*** each day*.',
    '<bl><li>Soap <bl><li>Mild<li>Water warm',
    '<quote>So she said.',
    'No link',
  ]);
});

test('[E7] cells of a sheet are a table without the empty ones around them, and a single row or column is text', () => {
  const sheet = (rows: string) => `<html><body><table><!--StartFragment--><col width=64>${rows}<!--EndFragment--></table></body></html>`;
  expect(
    read(sheet('<tr><td colspan=2>Model</td><td>W</td><td></td></tr><tr><td>A|1</td><td></td><td>600</td></tr><tr><td> </td></tr>')),
  ).toEqual(['<table><tr><tc>Model<tc><tc>W<tr><tc>A\\|1<tc><tc>600']);
  expect(read(sheet('<tr><td>One</td><td>cell</td></tr>'))).toEqual(['One cell']);
  expect(read(sheet('<tr><td>One</td></tr><tr><td>Two</td></tr>'))).toEqual(['One', 'Two']);
  expect(read(sheet(''))).toEqual([]);
});

test('[E7] lines of a chat are paragraphs and lists, with spaces that break and without unseen signs, as HTML and as text', () => {
  const lines = [
    '[28/11, 2:14 PM] Ana: Open\u00a0on Sunday:',
    '✅ BGC, 10\u202fAM',
    '☑\uFE0F\u00a0Quezon\u200b City',
    '',
    '1. Come',
    '2) See',
    '– or not',
    '10 AM',
  ];
  const right = ['Open on Sunday:', '<bl><li>BGC, 10 AM<li>Quezon City', '<nl><li>Come<li>See', '<bl><li>or not', '10 AM'];
  expect(read(lines.map((line) => `<div>${line || '<br>'}</div>`).join(''))).toEqual(right);
  expect(read(lines.join('<br>'))).toEqual(right);
  expect(read('', lines.join('\r\n'))).toEqual(right);
});
