import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildSourceMap, bundleEditMode } from './publish-edit-mode';

/** The part of the development server, an Express app, that is used here. */
interface DevelopServer {
  use: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

const answers = [
  { path: '/admin/edit-mode.js', type: 'text/javascript', create: bundleEditMode },
  { path: '/admin/source-map.json', type: 'application/json', create: () => buildSourceMap() },
];

/** E5: serves the switch “Edit” in `gatsby develop`, with the content source map of the files as they are. */
export function serveEditMode(app: DevelopServer): void {
  for (const { path, type, create } of answers)
    app.use(path, (_, response) => {
      create().then(
        (body) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body),
        () => response.writeHead(500).end(),
      );
    });
}
