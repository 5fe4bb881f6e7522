import { useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Journey } from '#types/content/form-page';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { fieldNames } from '../../../engine/form/schema.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { useHash } from '../../../engine/journey/use-hash.ts';
import { MessageDialog } from '../../../engine/ui/MessageDialog.tsx';
import { reportStep } from '../../analytics/events.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { createFormDraft } from '../../store/form-draft-store.ts';
import { defineJourneyPage } from '../define-journey-page.tsx';
import { FormConfirmation } from './FormConfirmation.tsx';
import type { FormContent } from './form-content.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useSend } from './use-send.ts';

const NO_FACTS: JsonObject = {};
const noop = () => {};

/** Returns the names of the answers that a page may store. */
function storedNames({ steps }: Journey): ReadonlySet<string> {
  const namesOf = (isPrivate: boolean) =>
    steps.flatMap(({ step }) => ((step.private ?? false) === isPrivate ? fieldNames(step.schema) : []));
  const hidden = new Set(namesOf(true));
  return new Set(namesOf(false).filter((name) => !hidden.has(name)));
}

/** Returns the journey with the page's texts for the time while it is being sent. */
function withSendingTexts({ journey, send: { sending, slow } }: FormContent): Journey {
  const own = { ...(sending && { sending: [{ text: sending }] }), ...(slow && { slow }) };
  const steps = journey.steps.map((entry) =>
    entry.step.submit
      ? { ...entry, step: { ...entry.step, submit: { ...own, ...entry.step.submit } } }
      : entry,
  );
  return { ...journey, steps };
}

/** Draws a form page: the steps of its journey, and the confirmation once its answers have arrived. */
function Form({ content }: { content: FormContent }) {
  const { name, journey, confirmation } = content;
  /** A page's later steps can come after its first view. */
  const stored = useRef<ReadonlySet<string>>(new Set());
  stored.current = useMemo(() => storedNames(journey), [journey]);
  const [draft] = useState(() => createFormDraft(name, (answer) => stored.current.has(answer)));
  const sent = useStore(draft, (state) => state.sent);
  const hash = useHash();
  const { send, progress, cancel, failure, closeFailure } = useSend(content, draft);
  const withTexts = useMemo(() => withSendingTexts(content), [content]);
  const onStep = useCallback((step: { hash: string }) => reportStep(content.title, step.hash), [content]);

  if (hash === confirmation.hash && (sent || isAuthorMode()))
    return <FormConfirmation content={content} sent={sent} onStep={onStep} />;
  return (
    <>
      <JourneyView
        journey={withTexts}
        facts={NO_FACTS}
        answersOf={({ schema }) => {
          const { answers = {} } = draft.getState();
          const known = fieldNames(schema).filter((field) => answers[field] !== undefined);
          return Object.fromEntries(known.map((field) => [field, answers[field]])) as JsonObject;
        }}
        hasBegun={draft.hasBegun}
        onAnswers={noop}
        onTyped={draft.change}
        onStep={onStep}
        onSubmit={send}
        whileSending={progress !== undefined && <UploadProgress progress={progress} onCancel={cancel} />}
      />
      <MessageDialog content={failure} onClose={closeFailure} />
    </>
  );
}

export const page = defineJourneyPage(Form);
