import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkCommand } from '../../../../../../scripts/content/check/command/index.ts';
import { schemaPath } from '../../../../../../scripts/content/check/kinds.ts';

/** A valid step. */
export const STEP = {
  hash: 'name',
  heading: 'What is your name?',
  schema: {
    type: 'object',
    properties: { fullName: { type: 'string', title: 'Full name' } },
  },
  uiSchema: { fullName: { 'ui:widget': 'text' } },
  buttons: { next: { text: 'Next' } },
};

/** A step with a misspelt widget on line 16. */
export const INVALID_STEP = { ...STEP, uiSchema: { fullName: { 'ui:widget': 'txet' } } };

export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'check-'));

/** Writes a step to a folder of content. */
export function writeStep(root: string, name: string, step: object): string {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stepText(path, step));
  return path;
}

export function stepText(path: string, step: object): string {
  return `${JSON.stringify({ $schema: relative(dirname(path), schemaPath('step')), ...step }, null, 2)}\n`;
}

/** Runs the command in this process, and returns its exit code and output. */
export async function check(cwd: string, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await checkCommand(args, {
    cwd,
    colour: false,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
