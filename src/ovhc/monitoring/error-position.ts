import type { MonitoredError } from '#types/events/monitoring';

type Position = Pick<MonitoredError, 'file' | 'line' | 'column'>;

/** The class names that are sent: those of schemas/events/monitoring. */
const CLASS = /^[A-Za-z]{0,30}(?:Error|Exception|Failure)$/;

/** The folder of this site's scripts. */
const OWN = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);
/** The rest of an address in a stack, without the query: the file's folder and name, the line and the column. */
const REST = /^(?:[\w-]+\/)*([\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

function positionAt(text: string): Position | undefined {
  const [, file, line, column] = REST.exec(text) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : undefined;
}

/** Returns the first position in a stack that is in one of the site's scripts. */
function positionInStack({ stack = '', message }: Error): Position | undefined {
  // Chromium starts the stack with the message, which may contain anything
  const frames = stack.replace(message, '').split(OWN).slice(1);
  return frames.map(positionAt).find(Boolean);
}

/** Returns the class and the position of an error, but never its message, which may contain what was typed. */
export function errorPosition(error: unknown): Pick<MonitoredError, 'name'> & Position {
  if (!(error instanceof Error)) return {};
  return { name: CLASS.test(error.name) ? error.name : 'Error', ...positionInStack(error) };
}

/** Returns what is known of an error that no code caught: `foreign` if it is not from the site's scripts. */
export function uncaughtError(
  event: Pick<ErrorEvent, 'error' | 'filename' | 'lineno' | 'colno'> | { reason: unknown },
): Omit<MonitoredError, 'type'> {
  if ('reason' in event) {
    const found = errorPosition(event.reason);
    return found.file ? { kind: 'rejection', ...found } : { kind: 'foreign' };
  }
  const { filename, lineno, colno, error } = event;
  const isOwn = filename.startsWith(OWN);
  const found = {
    ...errorPosition(error),
    ...(isOwn && positionAt(`${filename.slice(OWN.length)}:${lineno}:${colno}`)),
  };
  return found.file ? { kind: 'uncaught', ...found } : { kind: 'foreign' };
}
