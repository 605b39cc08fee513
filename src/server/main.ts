import { resolve } from 'node:path';
import { explainUsage } from '../domain/command-line';
import { printFailure } from './forms/model/log';
import { readSettings } from './forms/model/settings';
import { startFormsService } from './forms/start-forms-service';
import { defaultLimits, proxyLimits, startHost } from './host/start-host';
import { watchThread } from './watch-thread';

/** How long the only thread may be blocked, in milliseconds. */
const maxBlockedMs = 120_000;

/** `npm start`: serves the built site and the forms service. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  watchThread(maxBlockedMs);
  const forms = await startFormsService(process.cwd(), settings);
  try {
    await forms?.ready;
    const limits = settings.trustedProxies.count > 0 ? proxyLimits : defaultLimits;
    const { port, ruleErrors, stop } = await startHost(resolve('public'), settings.port, { api: forms?.listener, limits });
    for (const error of ruleErrors) console.warn(error);
    if (!forms) console.warn('There is no .service/content.json, so the forms lead nowhere: run "npm run build".');
    console.log(`The site is at http://localhost:${port}`);
    const shutDown = () =>
      void stop()
        .then(() => forms?.stop())
        .then(() => process.exit(0));
    process.once('SIGTERM', shutDown).once('SIGINT', shutDown);
  } catch (error) {
    await forms?.stop();
    throw error;
  }
}

explainUsage(process, 'npm run serve    serves what npm run build has built, with the forms; docs/operate.md lists the settings');
main().catch(printFailure);
