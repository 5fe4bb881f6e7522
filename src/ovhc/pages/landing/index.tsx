import './landing.css';
import { useEffect, useMemo } from 'react';
import type { LandingPage } from '#types/content/landing-page';
import type { LandingAnswers } from '#types/data/answers';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import { FormContext } from '../../../engine/form/form-context.ts';
import { useFormStore } from '../../../engine/form/use-form-store.ts';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';
import type { Unchecked } from '../../quote/unchecked.ts';
import { clearQuote, updateQuote } from '../../store/quote-store.ts';
import { definePage } from '../define-page.tsx';

/** Where a visitor goes on who has said which visa it is (§2). */
const AFTER_VISA = '#cover-type';

/** The landing quote box (§2): it starts anew each time, and keeps the quote only once a visa is chosen. */
function Landing({ content }: { content: LandingPage }) {
  const { schema, uiSchema, button } = content;
  const store = useFormStore(schema);
  const form = useMemo(() => ({ store, idPrefix: content.root }), [store, content.root]);
  useEffect(clearQuote, []);

  const submit = () => {
    const { answers } = store.getState();
    const { visaType }: Unchecked<LandingAnswers> = answers;
    clearQuote();
    // a visa that cannot be kept is asked for once more there
    const isKept = Array.isArray(visaType) && updateQuote(answers);
    location.assign(isKept ? button.href + AFTER_VISA : button.href);
  };

  return (
    <FormContext value={form}>
      <form
        className="landing"
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
        <ul className="needs">
          {content.needs.map((need) => (
            <li key={need.text}>
              <Icon shape={need.icon} />
              {need.text}
            </li>
          ))}
        </ul>
      </form>
    </FormContext>
  );
}

export const page = definePage(Landing);
