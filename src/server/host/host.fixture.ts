import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startHost } from './start-host';

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestSite {
  request: (path: string, headers: Record<string, string>, method: string) => Promise<HostResponse>;
  /** Writes a file of the site anew. */
  writeFile: (path: string, text: string) => void;
  close: () => Promise<void>;
}

const decompress: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function sendRequest(port: number, path: string, headers: Record<string, string>, method: string): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method, agent: false }, (response) => {
      const { statusCode = 0, headers: given } = response;
      const unpacked = (body: Buffer) => (body.length > 0 ? (decompress[given['content-encoding'] ?? '']?.(body) ?? body) : body);
      buffer(response).then((body) => resolve({ status: statusCode, headers: given, body: unpacked(body).toString() }), reject);
    });
    asked.on('error', reject).end();
  });
}

/** A tiny built site in a temporary folder. */
export function writeTestSite(files: Record<string, string>): string {
  const root = join(mkdtempSync(join(tmpdir(), 'site-')), 'public');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

export const removeTestSite = (root: string): void => rmSync(dirname(root), { recursive: true, force: true });

/** A tiny built site behind a real host. Paths are asked for as they are written, `..` and all. */
export async function startTestSite(files: Record<string, string>): Promise<TestSite> {
  const root = writeTestSite(files);
  const { port, stop } = await startHost(root, 0);
  return {
    request: (path, headers, method) => sendRequest(port, path, headers, method),
    writeFile: (path, text) => writeFileSync(join(root, path), text),
    close: async () => {
      await stop();
      removeTestSite(root);
    },
  };
}
