import { getServerlessApp } from '../../src/server/forms/serverless-app';

/** Sends the mails that wait, and deletes what is past its time. The host gives a scheduled function thirty seconds. */
export default async function outbox(_: Request, { deploy }: { deploy?: { context?: string } } = {}): Promise<Response> {
  const app = getServerlessApp(deploy?.context);
  await app.purge();
  await app.sendMails(15_000);
  return new Response(null, { status: 204 });
}

export const config = { schedule: '*/2 * * * *' };
