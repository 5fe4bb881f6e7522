import { useCallback, useEffect, useRef, useState } from 'react';
import type { DialogContent } from '#types/content/dialog';
import type { Journey } from '#types/content/journey';
import type { SentForm } from '#types/data/form-draft';
import { fileOf, filePaths, filesIn } from '../../../engine/form/form-files.ts';
import { getIn, type JsonObject, pointer } from '../../../engine/form/paths.ts';
import type { Submission } from '../../../engine/journey/submission.ts';
import { replaceHash } from '../../../engine/journey/use-hash.ts';
import { reportSystemError } from '../../analytics/events.ts';
import { formPath, sendForm } from '../../backend/forms.ts';
import { answersKey } from '../../store/answers-key.ts';
import type { FormDraftStore } from '../../store/form-draft-store.ts';
import type { FormContent } from './form-content.ts';

interface Send {
  send(submission: Submission): Promise<void>;
  /** The part of the files that was sent, from 0 to 1. Undefined if there are none. */
  progress: number | undefined;
  /** Stops sending. */
  cancel(): void;
  /** The message about answers that could not be sent. */
  failure: DialogContent | undefined;
  closeFailure(): void;
}

const pick = (names: readonly string[], record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));

/** Returns the pointers of the fields whose files are gone, because the page was reloaded after they were chosen. */
function lostFiles({ steps }: Journey, answers: JsonObject): string[] {
  const paths = steps.flatMap(({ step }) => filePaths(step.uiSchema, answers));
  const lost = paths.filter((path) => {
    const chosen = getIn(answers, path);
    return Array.isArray(chosen) && chosen.some((answer) => !fileOf(answer));
  });
  return lost.map(pointer);
}

/**
 * Sends the answers of a form page. Then the page opens its confirmation; if the server refuses answers, their fields
 * show it; and if sending failed, a dialog does.
 */
export function useSend(content: FormContent, draft: FormDraftStore): Send {
  const { name, send: texts, confirmation } = content;
  const [failure, setFailure] = useState<DialogContent>();
  const [progress, setProgress] = useState<number>();
  const [unsent, setUnsent] = useState<Submission>();
  const cancelling = useRef<AbortController>(undefined);

  const sendNow = async (submission: Submission, signal: AbortSignal): Promise<SentForm | undefined> => {
    const lost = lostFiles(content.journey, submission.answers);
    if (lost.length > 0) {
      await submission.refuse(
        lost.map((instancePath) => ({ instancePath, keyword: 'required', params: {} })),
      );
      return undefined;
    }
    const files = filesIn(submission.answers);
    if (files.length > 0) setProgress(0);
    const answers: JsonObject = { ...submission.answers, ...(await submission.complete()) };
    // without what is made anew for each try, such as a token
    const times = files.flatMap((field) => field.files.map(({ lastModified }) => lastModified));
    const key = answersKey(draft.salt(), [submission.answers, times]);
    const request = { path: texts.to ?? formPath(name), answers, key, files, signal };
    const answer = await sendForm({ ...request, onProgress: setProgress });
    const reads = confirmation.reads ?? [];
    if (!('errors' in answer))
      return {
        reference: answer.reference,
        answers: pick(reads, answers),
        values: pick(reads, submission.valuesFor(confirmation)),
      };
    const errors = answer.errors.map(({ pointer, params = {}, keyword }) => {
      return { instancePath: pointer, keyword, params };
    });
    if (await submission.refuse(errors)) return undefined;
    throw new Error(`The server refused ${JSON.stringify(errors)}, which are about no field in view.`);
  };

  const send = async (submission: Submission) => {
    const cancelled = new AbortController();
    cancelling.current = cancelled;
    try {
      const sent = await sendNow(submission, cancelled.signal);
      if (!sent) return;
      draft.accept(sent);
      // replaces the address of the last step, so that Back does not open a form that has ended
      replaceHash(confirmation.hash);
    } catch (error) {
      if (cancelled.signal.aborted) return submission.returnFocus();
      setUnsent(submission);
      console.error(`The answers of the page "${name}" could not be sent.`, error);
      reportSystemError();
      setFailure(texts.failed);
    } finally {
      setProgress(undefined);
    }
  };

  // after the dialog has returned the focus, maybe to a button that was disabled then
  useEffect(() => {
    if (failure || !unsent) return;
    unsent.returnFocus();
    setUnsent(undefined);
  }, [failure, unsent]);

  const closeFailure = useCallback(() => setFailure(undefined), []);
  const cancel = useCallback(() => cancelling.current?.abort(), []);
  return { send, progress, cancel, failure, closeFailure };
}
