import { getServerlessApp } from '../../src/server/forms/serverless-app';

/** Sends waiting mails, then purges old data. Netlify stops a scheduled function after thirty seconds. */
export default async function outbox(_: Request, { deploy }: { deploy?: { context?: string } } = {}): Promise<Response> {
  const app = getServerlessApp(deploy?.context);
  try {
    await app.sendMails(15_000);
  } finally {
    await app.purge(5000);
  }
  return new Response(null, { status: 204 });
}

export const config = { schedule: '*/2 * * * *' };
