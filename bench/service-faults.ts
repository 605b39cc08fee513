import { databaseKinds } from '../src/server/forms/store/databases.fixture';
import * as connectionFaults from './service-faults/connections';
import * as diskFaults from './service-faults/disks';
import * as otherFaults from './service-faults/faults';
import type { FaultResult } from './service-faults/load';
import { stopAmongMails } from './service-faults/mails';
import { purgeRows } from './service-faults/purge';

const faults = { ...otherFaults, ...connectionFaults, ...diskFaults };
const commonFaults = ['jumpClock', 'blackholeMail', 'sendSlowBodies', 'holdUploads', 'holdSockets'] as const;
const embeddedFaults = ['killService', 'fillDisk', 'cutPower', 'startSecondContainer', ...commonFaults] as const;
const serverFaults = ['killService', 'killDatabase', 'hangDatabase', 'exhaustConnections', ...commonFaults] as const;

const formatMs = (ms: number | undefined): string => (ms === undefined ? 'over 30 s' : `${Math.round(ms)} ms`);

const printRow = (kind: string, { fault, acknowledged, lost, refused, other, slowest, recovery, note }: FaultResult): void =>
  console.log(
    `| ${kind} | ${fault} | ${acknowledged} | ${lost} | ${refused} | ${other} | ${formatMs(slowest)} | ${formatMs(recovery)} | ${note} |`,
  );

/**
 * `npx tsx bench/service-faults.ts [--only=name] [--rows=12000000]`: what becomes of inquiries while the service or what it needs fails. It
 * prints a table, in the columns that its first lines name. The purge of the rows takes three quarters of an hour.
 */
async function main(): Promise<void> {
  const getOption = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
  const only = getOption('only');
  console.log('| database | fault | acknowledged | lost | 503 | no or another answer | slowest answer | recovery | note |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [kind, openDatabases] of databaseKinds) {
    const databases = openDatabases();
    for (const name of databases.isServer ? serverFaults : embeddedFaults) {
      if (only !== undefined && only !== name) continue;
      try {
        printRow(kind, await faults[name](databases));
      } catch (error) {
        console.log(`| ${kind} | ${name} | not run: ${(error as Error).message.split('\n')[0]} |`);
      }
    }
    if (only === undefined || only === 'mails') console.log(`\n- ${await stopAmongMails(databases, 50_000)}`);
    if (databases.isServer && (only === undefined || only === 'purge'))
      console.log(`\n- ${await purgeRows(databases, Number(getOption('rows') ?? 12_000_000))}`);
    await databases.close();
  }
}

void main();
