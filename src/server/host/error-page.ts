import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findFile } from './find-file';

/** Answers with a page of the site under an error's status; in bare words where the site has no such page. */
export async function sendErrorPage(response: ServerResponse, root: string, page = '/404.html', status = 404): Promise<void> {
  const found = await findFile(root, page);
  const body = found ? await readFile(join(root, found.path)) : `${status}\n`;
  response.writeHead(status, {
    'Content-Type': found ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    // What is missing now may be there tomorrow, whatever is said of its neighbours.
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  response.end(body);
}
