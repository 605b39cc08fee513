import { resolve } from 'node:path';
import { readSettings } from './forms/model/settings';
import { type FormsService, startFormsService } from './forms/start-forms-service';
import { defaultLimits, proxyLimits } from './host/connection-limits';
import { type RunningHost, startHost } from './host/start-host';
import { runCommand } from './run-command';

function announce({ port, ruleErrors, stop }: RunningHost, forms: FormsService | undefined): void {
  for (const error of ruleErrors) console.warn(error);
  if (!forms) console.warn('There is no .service/content.json, so the forms lead nowhere: run "npm run build".');
  console.log(`The site is at http://localhost:${port}`);
  const shutDown = () =>
    void stop()
      .then(() => forms?.stop())
      .then(() => process.exit(0));
  process.once('SIGTERM', shutDown).once('SIGINT', shutDown);
}

/** `npm start`: serves the built site and the forms service. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const forms = await startFormsService(process.cwd(), settings);
  try {
    await forms?.ready;
    const limits = settings.trustedProxies.count > 0 ? proxyLimits : defaultLimits;
    announce(await startHost(resolve('public'), settings.port, { api: forms?.listener, limits }), forms);
  } catch (error) {
    await forms?.stop();
    throw error;
  }
}

runCommand(main);
