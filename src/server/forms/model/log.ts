/** Writes a line to the log of the service. The text contains no personal data. */
export type Log = (text: string) => void;

/** Creates a log: plain text, or one JSON object for each line, with the time and the name of the service. */
export function createLog(format: 'text' | 'json', write: Log = console.log, now = (): Date => new Date()): Log {
  if (format === 'text') return write;
  return (text) => {
    write(JSON.stringify({ time: now().toISOString(), service: 'forms', message: text.replace(/^forms: /, '') }));
  };
}
