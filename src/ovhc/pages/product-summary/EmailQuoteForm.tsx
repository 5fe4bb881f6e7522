import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EmailQuote } from '#types/content/email-quote';
import { useEngine } from '../../../engine/engine-context.ts';
import { FormContext } from '../../../engine/form/form-context.ts';
import type { FormStore } from '../../../engine/form/form-store.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { SchemaForm } from '../../../engine/form/SchemaForm.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';

interface EmailQuoteFormProps {
  content: EmailQuote;
  form: FormStore;
  isSending: boolean;
  onSend(answers: JsonObject): void;
}

/** Draws the form for the recipient. Its button is enabled even if answers are missing, and then shows their errors. */
export function EmailQuoteForm({ content, form, isSending, onSend }: EmailQuoteFormProps) {
  const { report } = useEngine();
  const element = useRef<HTMLFormElement>(null);
  const context = useMemo(() => ({ store: form, idPrefix: 'email-quote' }), [form]);

  const submit = () => {
    const { valid, visible } = form.getState();
    if (valid) return onSend(visible);
    report({ type: 'incomplete', step: 'email-quote' });
    flushSync(form.revealErrors);
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <FormContext value={context}>
      <form
        className="email-quote"
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) submit();
        }}
      >
        {content.content && <RichText nodes={content.content} />}
        <SchemaForm schema={content.schema} uiSchema={content.uiSchema} />
        <div className="email-quote-send">
          <button className="button" type="submit" aria-disabled={isSending}>
            {content.button.text}
          </button>
          <p className="email-quote-status" role="status">
            {isSending && (
              <>
                <span className="spinner" aria-hidden="true" />
                <span>{content.sending}</span>
              </>
            )}
          </p>
        </div>
      </form>
    </FormContext>
  );
}
