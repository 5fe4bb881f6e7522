import type { FormsAnswer } from '#types/api/forms';
import validate from '../../../schemas/api/forms.schema.json?validator=response';
import type { JsonObject } from '../../engine/form/paths.ts';
import { APPLICATION_TIMEOUT, postJson } from './call.ts';

const UNPROCESSABLE = 422;

/** Returns the path of the insurer's server that gets a page's answers, unless its content names another. */
export function formPath(page: string): string {
  return `/hcf/forms/${page}`;
}

/**
 * Sends the answers of a form page. It is never repeated here.
 * @param path the path of the server that gets them
 * @param key the Idempotency-Key: a repeat with the same one gets the first answer
 * @returns the reference, or the answers that the server refuses
 * @throws CallError if there is no usable answer
 */
export function sendForm(path: string, answers: JsonObject, key: string): Promise<FormsAnswer> {
  return postJson<FormsAnswer>(path, answers, {
    validate,
    timeout: APPLICATION_TIMEOUT,
    base: '',
    headers: { 'idempotency-key': key },
    answersWith: [UNPROCESSABLE],
  });
}
