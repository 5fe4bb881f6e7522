import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A child process of a test. */
export class Child {
  readonly process: ChildProcess;
  /** The exit code; null if a signal ended the process. */
  readonly exit: Promise<number | null>;
  #output = '';

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = ROOT) {
    // Vitest sets it to "test", and Vite would then build for tests
    const { NODE_ENV: _, ...rest } = process.env;
    this.process = spawn(command, args, { cwd, env: { ...rest, ...env } });
    this.exit = once(this.process, 'exit').then(([code]) => code);
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#output += String(text);
      });
  }

  get output(): string {
    return this.#output;
  }

  /** Resolves when the output matches. @throws Error if the process ends earlier */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.#output);
      if (match) return match;
      if (this.process.exitCode !== null) throw new Error(`The program ended:\n${this.#output}`);
      await Promise.race([once(this.process.stdout ?? this.process, 'data'), this.exit]);
    }
  }
}
