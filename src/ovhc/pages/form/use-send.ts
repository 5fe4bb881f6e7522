import { useCallback, useState } from 'react';
import type { DialogContent } from '#types/content/dialog';
import type { Json, JsonObject } from '../../../engine/form/paths.ts';
import type { Submission } from '../../../engine/journey/journey-steps.ts';
import { reportSystemError } from '../../analytics/events.ts';
import { formPath, sendForm } from '../../backend/forms.ts';
import type { FormDraftStore } from '../../store/form-draft-store.ts';
import type { FormContent } from './index.tsx';

interface Send {
  send(submission: Submission): Promise<void>;
  /** The message about answers that could not be sent. */
  failure: DialogContent | undefined;
  closeFailure(): void;
}

const named = (names: readonly string[], record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));

/**
 * Sends the answers of a form page. Then the page opens its confirmation; if the server refuses answers, their fields
 * show it; and if sending failed, a dialog does.
 */
export function useSend(
  { name, send: { to, failed }, confirmation }: FormContent,
  draft: FormDraftStore,
): Send {
  const [failure, setFailure] = useState<DialogContent>();
  const closeFailure = useCallback(() => setFailure(undefined), []);
  const send = async (submission: Submission) => {
    try {
      const answers: JsonObject = { ...submission.answers, ...(await submission.complete()) };
      const answer = await sendForm(to ?? formPath(name), answers, draft.key());
      if ('errors' in answer) {
        const errors = answer.errors.map(({ pointer, keyword, params = {} }) => ({
          instancePath: pointer,
          keyword,
          params,
        }));
        if (submission.refuse(errors)) return;
        throw new Error(`The server refused ${JSON.stringify(errors)}, but no field in view can show it.`);
      }
      const { reads = [] } = confirmation;
      draft.accept({
        reference: answer.reference,
        answers: named(reads, answers) as Record<string, Json>,
        values: named(reads, submission.valuesFor(confirmation)),
      });
      // replaces the address of the last step, so that Back does not open a form that has ended
      location.replace(`#${confirmation.hash}`);
    } catch (error) {
      console.error(`The answers of the page "${name}" could not be sent.`, error);
      reportSystemError();
      setFailure(failed);
    }
  };
  return { send, failure, closeFailure };
}
