import type { FormStore } from '../form/form-store.ts';
import { controlName, type Json, type JsonObject, type Path } from '../form/paths.ts';

/** A field's part in sending its step. */
export interface SubmitPart {
  /**
   * Makes an answer as the step is sent; it is never kept in the form, or anywhere else.
   * @throws SubmitFailure when there can be none
   */
  make(): Promise<Json>;
  /** The sending is over and the step still there: what was made has been used up, and another may be asked for. */
  renew(): void;
}

/**
 * A field could not do its part, so nothing is sent. `refused`: it is certain that nothing has come of it. `failed` and
 * `timed out`: it is not known how far it has come.
 */
export class SubmitFailure extends Error {
  readonly reason: 'refused' | 'failed' | 'timed out';

  constructor(reason: SubmitFailure['reason'], detail: string) {
    super(`The step could not be sent (${reason}): ${detail}`);
    this.name = 'SubmitFailure';
    this.reason = reason;
  }
}

const partsOf = new WeakMap<FormStore, Map<string, SubmitPart>>();

/** Registers a field's part in sending its form. @returns how to take it back */
export function takePart(form: FormStore, path: Path, part: SubmitPart): () => void {
  const parts = partsOf.get(form) ?? new Map<string, SubmitPart>();
  partsOf.set(form, parts);
  const name = controlName(path);
  parts.set(name, part);
  return () => {
    if (parts.get(name) === part) parts.delete(name);
  };
}

/**
 * Has all fields of a form do their part as it is sent.
 * @returns what they made, by their names; it is in nobody else's hands
 * @throws SubmitFailure of the first that could not
 */
export async function completeForm(form: FormStore): Promise<JsonObject> {
  const parts = [...(partsOf.get(form) ?? [])];
  const made = parts.map(async ([name, { make }]) => [name, await make()] as const);
  return Object.fromEntries(await Promise.all(made));
}

/** Tells the fields of a form that the sending is over, and the form still there. */
export function renewForm(form: FormStore): void {
  for (const part of partsOf.get(form)?.values() ?? []) part.renew();
}
