import { resolve } from 'node:path';
import { type Forms, openForms } from './forms';
import { type RunningHost, startHost } from './start-host';

function greet({ port, faults, stop }: RunningHost, forms: Forms | undefined): void {
  for (const fault of faults) console.warn(fault);
  if (!forms) console.warn('There is no .service/content.json, so the forms lead nowhere: run "npm run build".');
  console.log(`The site is at http://localhost:${port}`);
  const leave = () =>
    void stop()
      .then(() => forms?.stop())
      .then(() => process.exit(0));
  process.once('SIGTERM', leave).once('SIGINT', leave);
}

async function main(): Promise<void> {
  const forms = openForms(process.cwd(), process.env);
  try {
    greet(await startHost(resolve('public'), Number(process.env.PORT || 9000), forms?.listener), forms);
  } catch (error) {
    await forms?.stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
