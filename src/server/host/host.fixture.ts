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
  /** Overwrites a file of the site. */
  writeFile: (path: string, text: string) => void;
  close: () => Promise<void>;
}

const decompress: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function sendRequest(port: number, path: string, headers: Record<string, string>, method: string): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, headers, method, agent: false }, (response) => {
      const { statusCode = 0, headers: responseHeaders } = response;
      const decode = (body: Buffer) => (body.length > 0 ? (decompress[responseHeaders['content-encoding'] ?? '']?.(body) ?? body) : body);
      buffer(response).then((body) => resolve({ status: statusCode, headers: responseHeaders, body: decode(body).toString() }), reject);
    });
    outgoing.on('error', reject).end();
  });
}

/** Writes a small built site to a temporary folder. */
export function writeTestSite(files: Record<string, string | Buffer>): string {
  const root = join(mkdtempSync(join(tmpdir(), 'site-')), 'public');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

export const removeTestSite = (root: string): void => rmSync(dirname(root), { recursive: true, force: true });

/** Starts a host for a small built site. Request paths are sent unchanged, including `..`. */
export async function startTestSite(files: Record<string, string | Buffer>): Promise<TestSite> {
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
