import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractCommand } from '../../../scripts/contract/command.ts';
import { readBuilds } from '../../../scripts/site/publish.ts';
import { Child } from './support/child.ts';
import { copyProject } from './support/copy-project.ts';
import { freePair } from './support/free-pair.ts';

const MB = 1024;
const FIELDS = Array.from({ length: 1_000 }, (_, index) => `field${index + 1}`);

/** Writes a form page with a step of 1,000 fields. */
function addLongForm(root: string): void {
  const step = {
    $schema: '../../../schemas/content/step.schema.json',
    hash: 'all',
    heading: 'Everything',
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        FIELDS.map((name) => [name, { type: 'string', title: name, maxLength: 100 }]),
      ),
    },
    uiSchema: Object.fromEntries(
      FIELDS.map((name) => [name, { 'ui:messages': { maxLength: 'Enter up to {limit} characters' } }]),
    ),
    submit: {},
    buttons: { next: { text: 'Send' } },
  };
  const received = { $schema: step.$schema, hash: 'received', heading: 'Received', icon: 'circle-check' };
  const page = {
    $schema: '../../schemas/content/form-page.schema.json',
    path: '/long-form',
    title: 'A long form',
    description: 'A form with 1,000 fields.',
    texts: { $ref: '../texts.json' },
    journey: {
      name: 'A long form',
      position: 'Step {step} of {steps}',
      steps: [{ step: { $ref: '../steps/long/all.json' } }],
    },
    send: { sending: 'Sending.', failed: { title: 'Not sent', text: 'Try again.', button: { text: 'Ok' } } },
    confirmation: { $ref: '../steps/long/received.json' },
  };
  mkdirSync(join(root, 'content/steps/long'));
  for (const [name, json] of Object.entries({
    'steps/long/all': step,
    'steps/long/received': received,
    'pages/long-form': page,
  }))
    writeFileSync(join(root, 'content', `${name}.json`), JSON.stringify(json));
}

/** Returns the memory of a process in kilobytes. */
const memoryOf = (pid = 0) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

test('npm start serves purchases and a form of 1,000 fields in 150 MB', { timeout: 240_000 }, async () => {
  const root = copyProject();
  addLongForm(root);
  const port = await freePair();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port) };
  const start = new Child(process.execPath, ['scripts/bundled.mjs', 'scripts/start.ts'], env, root);
  await start.prints(/lost on restart/);

  const files = readBuilds(join(root, 'dist'))[0]?.files ?? [];
  const pages = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''));
  const scripts = files.filter((file) => file.startsWith('assets/') && !/\.(br|gz)$/.test(file));
  for (let purchase = 0; purchase < 3; purchase += 1) {
    for (const path of [...pages, ...scripts]) {
      const { status } = await fetch(`${origin}/${path}`, { headers: { 'accept-encoding': 'br' } });
      expect([path, status]).toEqual([path, 200]);
    }
    const out: string[] = [];
    const terminal = { cwd: root, colour: false, out: (text: string) => out.push(text), err: () => {} };
    const code = await contractCommand([origin, '--writes'], terminal as never, () => new Map());
    expect(code, out.join('\n')).toBe(0);
    const answers = Object.fromEntries(FIELDS.map((name) => [name, `An answer to ${name}`]));
    const sent = await fetch(`${origin}/hcf/forms/long-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(answers),
    });
    expect(await sent.json()).toEqual({ reference: `F1000000${purchase + 1}` });
  }
  expect(memoryOf(start.process.pid)).toBeLessThan(150 * MB);
  start.process.kill('SIGTERM');
  expect(await start.exit).toBe(0);
});
