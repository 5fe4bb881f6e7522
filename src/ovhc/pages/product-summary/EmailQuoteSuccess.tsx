import type { EmailQuoteSuccess as Success } from '#types/content/email-quote';
import { fill } from '../../../engine/fill.ts';
import { RichText } from '../../../engine/ui/RichText.tsx';
import { Text } from '../../../engine/ui/Text.tsx';

interface EmailQuoteSuccessProps {
  content: Success;
  email: string;
  rnNumber: string;
  onClose(): void;
}

/** Shows that the quote was e-mailed, with the address and the reference (§2). */
export function EmailQuoteSuccess({ content, email, rnNumber, onClose }: EmailQuoteSuccessProps) {
  return (
    <div className="email-quote">
      <div>
        <RichText nodes={content.content} />
        <p className="email-quote-address" translate="no">
          {email}
        </p>
      </div>
      <p className="email-quote-reference">
        <Text>{fill(content.reference, { rnNumber })}</Text>
      </p>
      <button className="button" type="button" onClick={onClose}>
        {content.button.text}
      </button>
    </div>
  );
}
