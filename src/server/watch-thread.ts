import { Worker } from 'node:worker_threads';

/** How often the thread says that it is not blocked, while it may be silent. */
const beats = 6;

const code = `
const { parentPort, workerData } = require('node:worker_threads');
let silences = 0;
parentPort.on('message', () => (silences = 0));
setInterval(() => {
  silences += 1;
  if (silences <= ${beats}) return;
  require('node:fs').writeSync(2, 'The server was blocked, and ends so that it is started again.\\n');
  process.kill(process.pid, 'SIGKILL');
}, workerData);`;

/** A9: ends this process when its thread is blocked for `timeout` milliseconds. systemd or Docker starts it again. */
export function watchThread(timeout: number): void {
  const worker = new Worker(code, { eval: true, workerData: timeout / beats, execArgv: [] });
  worker.unref();
  setInterval(() => worker.postMessage('alive'), timeout / beats).unref();
}
