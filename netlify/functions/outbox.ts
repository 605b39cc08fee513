import { getServerlessApp } from '../../src/server/forms/serverless-app';

/** Purges old data and sends waiting mails. Netlify stops a scheduled function after thirty seconds. */
export default async function outbox(_: Request, { deploy }: { deploy?: { context?: string } } = {}): Promise<Response> {
  const app = getServerlessApp(deploy?.context);
  await app.purge();
  await app.sendMails(15_000);
  return new Response(null, { status: 204 });
}

export const config = { schedule: '*/2 * * * *' };
