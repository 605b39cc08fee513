import { getServerlessApp } from '../../src/server/forms/serverless-app';

interface HostContext {
  ip?: string;
  deploy?: { context?: string };
}

/** The forms service as a Netlify function. */
export default async function api(request: Request, { ip, deploy }: HostContext = {}): Promise<Response> {
  const clientIp = request.headers.get('x-nf-client-connection-ip') ?? ip;
  return getServerlessApp(deploy?.context).fetch(request, { clientIp });
}

export const config = { path: ['/api', '/api/*'] };
