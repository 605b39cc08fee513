import { getServerlessApp } from '../../src/server/forms/serverless-app';

/**
 * Runs the migrations of a new deploy, queues reminders, sends the mails that wait for another attempt and purges old data. Each run wakes a sleeping database.
 * Netlify stops a scheduled function after thirty seconds, and a mail may take most of them.
 */
export default async function outbox(_: Request, { deploy }: { deploy?: { context?: string } } = {}): Promise<Response> {
  const app = getServerlessApp(deploy?.context);
  await app.store.migrate();
  await app.remind();
  const [sent] = await Promise.allSettled([app.sendMails(4000), app.purge(4000)]);
  if (sent.status === 'rejected') throw sent.reason;
  return new Response(null, { status: 204 });
}

export const config = { schedule: '*/15 * * * *' };
