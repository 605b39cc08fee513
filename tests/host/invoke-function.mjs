// Runs in the folder of a function as the host bundled it. Reads events as JSON, calls the function with each as AWS Lambda does with a streamed
// answer, and prints the status and the body of each answer. The first event is repeated while the function cannot reach its database.
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

globalThis.awslambda = {
  streamifyResponse: (handle) => handle,
  HttpResponseStream: { from: (stream, metadata) => Object.assign(stream, { metadata }) },
};
const { handler } = await import(join(process.cwd(), '___netlify-entry-point.mjs'));

async function call(event) {
  const stream = new PassThrough();
  const body = text(stream);
  await handler(event, stream, { awsRequestId: 'request', getRemainingTimeInMillis: () => 10_000 });
  return [stream.metadata.statusCode, await body];
}

const events = JSON.parse(await text(process.stdin));
for (let tries = 0; tries < 20 && (await call(events[0]))[0] === 503; tries += 1);
const answers = [];
for (const event of events) answers.push(await call(event));
process.stdout.write(`\n${JSON.stringify(answers)}`, () => process.exit());
