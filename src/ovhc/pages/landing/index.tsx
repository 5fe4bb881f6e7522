import './landing.css';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { LandingPage } from '#types/content/landing-page';
import type { UiSchema } from '#types/content/ui-schema';
import type { LandingAnswers } from '#types/data/answers';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import { FormContext, useFormStore } from '../../../engine/form/form-context.ts';
import type { FormState } from '../../../engine/form/form-store.ts';
import { RichText } from '../../../engine/ui/RichText.tsx';
import { useTree } from '../../../engine/ui/tree.ts';

import { clearQuote, updateQuote } from '../../store/quote-store.ts';
import { goTo } from '../../store/tab-storage.ts';
import { definePage } from '../define-page.tsx';
import { LazyApplication } from './LazyApplication.tsx';
import { Reasons } from './Reasons.tsx';
import { VISA, VISA_FIELD } from './use-visa-choice.ts';
import { VisaShortcuts } from './VisaShortcuts.tsx';

/** The next step for visitors who have chosen a visa (§2). */
const AFTER_VISA = '#cover-type';

/**
 * Draws the landing quote box (§2). Each visit starts a new quote, which is stored only after a visa is chosen. An
 * application in progress stays.
 */
function Landing({ content }: { content: LandingPage }) {
  const tree = useTree();
  const { schema, uiSchema, button } = content;
  const { source }: Partial<TypeaheadWidget> = (uiSchema[VISA_FIELD] as UiSchema)['ui:options'] ?? {};
  const store = useFormStore(schema);
  const form = useMemo(() => ({ store, idPrefix: content.root }), [store, content.root]);
  useEffect(clearQuote, []);

  /** The text in the field when the visitor continued. A running search may still find its visa. */
  const pressedWith = useRef<unknown>(undefined);
  const leave = () => {
    const { answers } = store.getState();
    const { visaType }: Partial<Record<keyof LandingAnswers, unknown>> = answers;
    clearQuote();
    // if the visa can't be stored, the next page asks for it again
    goTo(Array.isArray(visaType) && updateQuote(answers) ? button.href + AFTER_VISA : button.href);
  };
  const onAnswers = useEffectEvent(({ answers, touched }: FormState) => {
    if (pressedWith.current === undefined) return;
    if (Array.isArray(answers.visaType)) leave();
    // the text names no visa, or it has changed since
    if (answers.visaType !== pressedWith.current || touched.has(VISA)) pressedWith.current = undefined;
  });
  useEffect(() => store.subscribe((state) => onAnswers(state)), [store]);

  const submit = () => {
    const { answers, touched } = store.getState();
    const isText = typeof answers.visaType === 'string';
    // a visitor who continues after the message has no visa
    if (!isText || touched.has(VISA)) return leave();
    pressedWith.current = answers.visaType;
    // Enter does not leave the field, so show its error here
    if (tree().activeElement instanceof HTMLInputElement) store.revealErrors();
  };

  return (
    <FormContext value={form}>
      <div className="landing">
        <LazyApplication content={content} />
        <div className="landing-box">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <h1>{content.heading}</h1>
            {content.content && <RichText nodes={content.content} />}
            <FieldList schema={schema} uiSchema={uiSchema} />
            <button className="button" type="submit">
              {button.text}
            </button>
          </form>
          <VisaShortcuts
            commonVisas={content.commonVisas}
            help={content.help}
            source={String(source)}
            onChosen={leave}
          />
        </div>
        <Reasons needs={content.needs} trust={content.trust} />
      </div>
    </FormContext>
  );
}

export const page = definePage(Landing);
