import { resolve } from 'node:path';
import { type RunningHost, startHost } from './start-host';

function greet({ port, faults, stop }: RunningHost): void {
  for (const fault of faults) console.warn(fault);
  console.log(`The site is at http://localhost:${port}`);
  const leave = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', leave).once('SIGINT', leave);
}

function give({ message }: Error): void {
  console.error(message);
  process.exitCode = 1;
}

startHost(resolve('public'), Number(process.env.PORT || 9000)).then(greet, give);
