import { getServerlessApp } from '../../src/server/forms/serverless-app';

interface HostContext {
  ip?: string;
  deploy?: { context?: string };
}

/** The forms' service as one function of the host. */
export default async function api(request: Request, { ip, deploy }: HostContext = {}): Promise<Response> {
  const address = request.headers.get('x-nf-client-connection-ip') ?? ip;
  return getServerlessApp(deploy?.context).fetch(request, { clientIp: address });
}

export const config = { path: ['/api', '/api/*'] };
