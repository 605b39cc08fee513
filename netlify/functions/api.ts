import { openFunction } from '../../src/server/function';

interface HostContext {
  ip?: string;
  deploy?: { context?: string };
}

/** The forms' service as one function of the host. */
export default async function api(request: Request, { ip, deploy }: HostContext = {}): Promise<Response> {
  const address = request.headers.get('x-nf-client-connection-ip') ?? ip;
  return openFunction(deploy?.context).fetch(request, { address });
}

export const config = { path: ['/api', '/api/*'] };
