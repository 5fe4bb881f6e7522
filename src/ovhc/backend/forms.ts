import type { FormsAnswer } from '#types/api/forms';
import validate from '../../../schemas/api/forms.schema.json?validator=response';
import type { FieldFiles } from '../../engine/form/form-files.ts';
import { controlName, type JsonObject } from '../../engine/form/paths.ts';
import { APPLICATION_TIMEOUT, postForm, postJson } from './call.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

const UNPROCESSABLE = 422;

/** Large files take long on a slow connection. Visitors see the progress and can cancel. */
const UPLOAD_TIMEOUT = 1_000_000;

/** Returns the path of the insurer's server that gets a page's answers, unless its content names another. */
export function formPath(page: string): string {
  return `/hcf/forms/${page}`;
}

/** Answers to send. */
export interface SentAnswers {
  /** The path of the server that gets them. */
  path: string;
  answers: JsonObject;
  /** The Idempotency-Key: a repeat with the same one gets the first answer. */
  key: string;
  files: readonly FieldFiles[];
  /** Called while files are being sent, with the part that was sent, from 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

/**
 * Sends the answers of a form page, and the files among them. It is never repeated here.
 * @returns the reference, or the answers that the server refuses
 * @throws CallError if there is no usable answer; the signal's reason if it was aborted
 */
export function sendForm({
  path,
  answers,
  key,
  files,
  onProgress,
  signal,
}: SentAnswers): Promise<FormsAnswer> {
  const options = {
    validate,
    timeout: APPLICATION_TIMEOUT,
    base: '',
    headers: { 'idempotency-key': key },
    answersWith: [UNPROCESSABLE],
    signal,
  };
  if (files.length === 0) return postJson<FormsAnswer>(path, answers, options);
  const parts = new FormData();
  parts.set('answers', JSON.stringify(answers));
  for (const field of files)
    for (const file of field.files) parts.append(controlName(field.path), file, file.name);
  return postForm<FormsAnswer>(path, parts, {
    ...options,
    timeout: UPLOAD_TIMEOUT,
    fetch: fetchWithProgress(onProgress),
  });
}
