import { getServerlessApp } from '../../src/server/forms/serverless-app';

interface HostContext {
  ip?: string;
  deploy?: { context?: string };
  /** Keeps the function running after its answer until a promise settles. */
  waitUntil?: (promise: Promise<unknown>) => void;
}

/** The forms service as a Netlify function. What a post leaves in the outbox is sent after the answer. */
export default async function api(request: Request, { ip, deploy, waitUntil }: HostContext = {}): Promise<Response> {
  const app = getServerlessApp(deploy?.context);
  const clientIp = request.headers.get('x-nf-client-connection-ip') ?? ip;
  const response = await app.fetch(request, { clientIp });
  // An error has left no mail.
  if (request.method === 'POST' && response.status < 400) waitUntil?.(app.sendMails(4000));
  return response;
}

export const config = { path: ['/api', '/api/*'] };
