import type { FormStore } from '../form/form-store.ts';
import { controlName, type Json, type JsonObject, type Path } from '../form/paths.ts';

/** A field's part in sending its step. */
export interface SubmitHandler {
  /**
   * Returns a value that is made as the step is sent and stored nowhere.
   * @throws SubmitFailure when there can be none
   */
  submit(): Promise<Json>;
  /** Prepares for another attempt: what `submit` returned has been used up, and the step is still open. */
  reset(): void;
}

/**
 * Thrown when a field could not submit, so nothing is sent. `refused`: certainly without effect. `failed` and
 * `timed out`: the effect is unknown.
 */
export class SubmitFailure extends Error {
  readonly reason: 'refused' | 'failed' | 'timed out';

  constructor(reason: SubmitFailure['reason'], detail: string) {
    super(`The step could not be sent (${reason}): ${detail}`);
    this.name = 'SubmitFailure';
    this.reason = reason;
  }
}

const handlersOf = new WeakMap<FormStore, Map<string, SubmitHandler>>();

/** Registers a field's submit handler. @returns a function that removes it */
export function registerSubmitHandler(form: FormStore, path: Path, handler: SubmitHandler): () => void {
  const handlers = handlersOf.get(form) ?? new Map<string, SubmitHandler>();
  handlersOf.set(form, handlers);
  const name = controlName(path);
  handlers.set(name, handler);
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name);
  };
}

/**
 * Runs each field's submit handler.
 * @returns their values by the fields' names
 * @throws SubmitFailure of the first that failed
 */
export async function runSubmitHandlers(form: FormStore): Promise<JsonObject> {
  const values = [...(handlersOf.get(form) ?? [])].map(
    async ([name, handler]) => [name, await handler.submit()] as const,
  );
  return Object.fromEntries(await Promise.all(values));
}

/** Resets each field's submit handler: the sending is over, and the form still open. */
export function resetSubmitHandlers(form: FormStore): void {
  for (const handler of handlersOf.get(form)?.values() ?? []) handler.reset();
}
