import { createStore } from 'zustand/vanilla';
import type { FormStore } from '../form/form-store.ts';
import { controlName, type Json, type JsonObject, type Path } from '../form/paths.ts';

/** A field's part in submitting its step. */
export interface SubmitHandler {
  /**
   * Returns a value that is created during submitting and stored nowhere.
   * @throws SubmitFailure if it cannot be created
   */
  submit(): Promise<Json>;
  /** Prepares another attempt: the result of `submit` was used, and the step is still open. */
  reset(): void;
}

/**
 * Thrown when a field's submit handler failed, so nothing is submitted. `refused`: it certainly had no effect.
 * `failed` and `timed out`: the effect is unknown.
 */
export class SubmitFailure extends Error {
  readonly reason: 'refused' | 'failed' | 'timed out';

  constructor(reason: SubmitFailure['reason'], detail: string) {
    super(`The step could not be sent (${reason}): ${detail}`);
    this.name = 'SubmitFailure';
    this.reason = reason;
  }
}

/** The form that waits for its visitor while it is being submitted, because a field asks something. */
export const waitingForm = createStore<{ form?: FormStore | undefined }>(() => ({}));

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
 * @returns the results by field name
 * @throws SubmitFailure of the first one that failed
 */
export async function runSubmitHandlers(form: FormStore): Promise<JsonObject> {
  const values = [...(handlersOf.get(form) ?? [])].map(
    async ([name, handler]) => [name, await handler.submit()] as const,
  );
  return Object.fromEntries(await Promise.all(values));
}

/** Resets each field's submit handler after an attempt, while the form stays open. */
export function resetSubmitHandlers(form: FormStore): void {
  for (const handler of handlersOf.get(form)?.values() ?? []) handler.reset();
}
