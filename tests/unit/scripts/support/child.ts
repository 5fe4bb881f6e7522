import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A program that a test runs beside itself. */
export class Child {
  readonly process: ChildProcess;
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly exit: Promise<number | null>;
  #output = '';

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    // a build for tests is none that ships
    const { NODE_ENV: _, ...rest } = process.env;
    this.process = spawn(command, args, { cwd: ROOT, env: { ...rest, ...env } });
    this.exit = once(this.process, 'exit').then(([code]) => code);
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#output += String(text);
      });
  }

  get output(): string {
    return this.#output;
  }

  /** Resolves with the match once the program has printed it. @throws Error where it ends before */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.#output);
      if (match) return match;
      if (this.process.exitCode !== null) throw new Error(`The program ended:\n${this.#output}`);
      await Promise.race([once(this.process.stdout ?? this.process, 'data'), this.exit]);
    }
  }
}
