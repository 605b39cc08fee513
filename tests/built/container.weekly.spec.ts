import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { getValue, parseCommand } from '../support/dockerfile';
import { findFreePort } from '../support/free-port';
import { buildImage, canRunSteps, type Image } from './container';

/** The output of a script in the image. */
async function evaluate(image: Image, script: string): Promise<string> {
  const { stdout, stderr } = image.start(['node', '-e', script]);
  const [printed, errors] = await Promise.all([text(stdout!), text(stderr!)]);
  return printed + errors;
}

for (const build of canRunSteps ? [buildImage] : []) {
  test.describe('the image', () => {
    test.describe.configure({ mode: 'serial', timeout: 150_000 });
    let image: Image;

    test.beforeAll(() => {
      image = build();
    });

    test.afterAll(() => image.remove());

    test('[A9] the image serves the site and stores inquiries, and its health check succeeds', async () => {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const server = image.start(parseCommand(getValue('site', 'CMD')), { PORT: String(port) });
      const printed = Promise.all([text(server.stdout!), text(server.stderr!)]);
      const exited = once(server, 'exit');
      const [program, ...args] = parseCommand(getValue('site', 'HEALTHCHECK')).map((word) => word.replace(':9000', `:${port}`));
      const isHealthy = () => spawnSync(program!, args).status === 0;
      try {
        await expect.poll(isHealthy, { timeout: 120_000 }).toBe(true);
        const page = await fetch(`${url}/our-story`);
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
        const body = JSON.stringify({ email: 'ana@home.example' });
        const answer = await fetch(`${url}/api/newsletter`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        expect(answer.status).toBe(201);
      } finally {
        server.kill('SIGTERM');
      }
      expect((await printed).join('')).not.toMatch(/EROFS|EACCES|Cannot find/);
      expect(await exited).toEqual([0, null]);
      expect(isHealthy()).toBe(false);
    });

    test('[A9] nothing runs as root or with a capability, and only the volume and /tmp can be written', async () => {
      const status = await evaluate(image, "console.log(fs.readFileSync('/proc/self/status', 'utf8'))");
      expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
      expect(status).toMatch(/^CapEff:\t0{16}$/m);
      expect(status).toMatch(/^CapBnd:\t0{16}$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      const write = (path: string) => evaluate(image, `fs.writeFileSync('${path}', ''); console.log('written')`);
      for (const path of ['/x', '/site/x', '/site/public/x', '/site/node_modules/x', '/etc/x'])
        expect(await write(path)).toMatch(/EROFS|EACCES/);
      for (const path of ['/data/x', '/tmp/x']) expect(await write(path)).toBe('written\n');
    });

    test('[A9] the image has no package of development', async () => {
      expect(await evaluate(image, "require.resolve('jest')")).toContain('Cannot find module');
      expect(await evaluate(image, "console.log(require.resolve('hono'))")).toContain('/site/node_modules/hono/');
    });
  });
}
