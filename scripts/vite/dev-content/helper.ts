import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A module that runs in a process of its own and answers one question at a time. */
export interface Helper<Question, Answer> {
  /** @throws Error when the process ends before it has answered */
  ask(question: Question): Promise<Answer>;
  /** Has the next question asked of a new process, which loads all modules and schemas anew. */
  renew(): void;
  /** Ends the process, with what it was asked. */
  end(): void;
}

function nextAnswer<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const ended = () => reject(new Error('The process has ended. Its own words stand in the terminal.'));
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
  });
}

/** @param module a TypeScript module that answers each of its process's messages with one */
export function createHelper<Question extends Serializable, Answer>(module: URL): Helper<Question, Answer> {
  let child: ChildProcess | undefined;
  let isStale = false;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const path = fileURLToPath(module);
    const started = fork(path, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  const end = () => {
    child?.kill();
    child = undefined;
  };
  const answer = (question: Question) => {
    if (isStale) end();
    isStale = false;
    child ??= start();
    child.send(question);
    return nextAnswer<Answer>(child);
  };
  return {
    ask(question) {
      const next = last.catch(() => {}).then(() => answer(question));
      last = next;
      return next;
    },
    renew() {
      isStale = true;
    },
    end,
  };
}
