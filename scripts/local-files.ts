import { join, posix } from 'node:path';
import { registerLocalFs } from 'decap-server/dist/middlewares';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { toManilaDay } from '../src/domain/dates';
import { formatError } from '../src/pipeline/check/run-check';
import { findProblems } from './find-problems';

const localHost = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
/** The folders that content lives in, pictures and files included. */
const contentFolder = /^(?:content|static)(?:\/|$)/;
/** What names a file or a folder in the requests of the editing screen. Its back end takes no other. */
const pathKeys = ['path', 'newPath', 'folder', 'mediaFolder', 'paths'];

/** The paths in the body of a request, wherever they stand. */
function listPaths(value: unknown, isPath = false): unknown[] {
  if (typeof value !== 'object' || value === null) return isPath ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => listPaths(item, isPath));
  return Object.entries(value).flatMap(([key, item]) => listPaths(item, pathKeys.includes(key)));
}

const isContentPath = (path: unknown): boolean =>
  typeof path === 'string' && contentFolder.test(posix.normalize(path.replaceAll('\\', '/')));

/** A browser sends the host that it asks, and with each post the origin of its page. Other pages, and programs without one, get nothing. */
const refuseOthers: RequestHandler = ({ headers, method }, response, next) => {
  const isOwn = method === 'GET' || method === 'HEAD' ? headers.origin === undefined : headers.origin === `http://${headers.host}`;
  if (localHost.test(headers.host ?? '') && isOwn) return next();
  response.status(403).json({ error: 'Only the editing screen at the address of this server may ask for files.' });
};

const refuseOtherFolders: RequestHandler = ({ body }, response, next) => {
  if (listPaths(body).every(isContentPath)) return next();
  response.status(422).json({ error: 'The editing screen reads and writes files in content/ and static/ only.' });
};

const describeFault: ErrorRequestHandler = ({ status = 400 }: { status?: number }, _request, response, _next) => {
  response
    .status(status)
    .json({ error: status === 413 ? 'The file is too large: at most 50 MB with all others.' : 'The request is no JSON.' });
};

/**
 * The content files of the repository, or of the one that GIT_REPO_DIRECTORY names, under `/api/v1`, for the pages of this server alone: a page
 * of another site, or of another program on this machine, must not read or write them.
 */
export async function createFileApi(): Promise<express.Express> {
  const app = express();
  app.use(refuseOthers);
  // The pages ask the forms service, which is not here, what the showrooms say about today.
  app.get('/api/notices', (_, response) => void response.json({}));
  app.get('/api/check', (_, response) => {
    const folder = join(process.env['GIT_REPO_DIRECTORY'] ?? '.', 'content');
    void findProblems(folder, toManilaDay(new Date())).then(
      (problems) => response.json(problems),
      (error: unknown) => response.status(500).json({ error: formatError(error) }),
    );
  });
  app.use(express.json({ limit: '50mb' }), refuseOtherFolders);
  await registerLocalFs(app, { logLevel: 'warn' });
  app.use(describeFault);
  return app;
}
