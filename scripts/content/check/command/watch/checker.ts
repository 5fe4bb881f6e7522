import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../../../root.ts';
import type { Request } from './check-process.ts';

const SCRIPT = join(ROOT, 'scripts/content/check/command/watch/check-process.ts');
const LOADER = ['--import', import.meta.resolve('tsx')];

/** Checks again and again. */
export interface Checker {
  /** what a check says now */
  check(request: Request): Promise<string>;
  /** forgets all that is known of schemas and rules */
  renew(): void;
  end(): Promise<void>;
}

async function answerOf(child: ChildProcess, request: Request): Promise<string> {
  const ended = new AbortController();
  const answered = once(child, 'message', { signal: ended.signal });
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => [
    'The check ended before it was done.',
  ]);
  child.send(request);
  try {
    const [text] = await Promise.race([answered, exit]);
    return text;
  } finally {
    ended.abort();
  }
}

/**
 * A checker in a process of its own: what it has compiled serves every check, until a schema changes and a new one that
 * knows nothing takes its place.
 */
export function createChecker(): Checker {
  let child: ChildProcess | undefined;
  return {
    check(request) {
      if (!child?.connected) child = fork(SCRIPT, { execArgv: LOADER });
      return answerOf(child, request);
    },
    renew() {
      child?.kill();
      child = undefined;
    },
    async end() {
      if (!child || child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
