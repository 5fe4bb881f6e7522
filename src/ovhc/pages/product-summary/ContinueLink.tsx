import { type MouseEvent, useState } from 'react';
import type { SavedQuote } from '#types/data/saved-quote';
import { loadModule } from '../../../engine/load-module.ts';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { followedLink } from '../../followed-link.ts';
import { choiceName } from '../../quote/cover-type.ts';
import { isChange } from '../../quote/quote-parameter.ts';
import { hasApplication } from '../../store/draft-store.ts';
import { KEYS } from '../../store/keys.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { SHARED, storedText } from '../../store/storage.ts';
import { goTo } from '../../store/tab-storage.ts';
import type { ProductSummaryContent } from './content.ts';

const begun = storedText(SHARED, KEYS.reference);
const loadDialog = () => import('../ConfirmDialog.tsx');
const loadChange = () => import('../../submission/change.ts');

interface ContinueLinkProps {
  content: ProductSummaryContent;
  /** Saves this page's product, also before the link opens in another tab. */
  onFollow(): void;
}

/**
 * Draws the link to the application. If an application has answers for something else, a dialog asks before it is
 * changed (decisions, "An application is what was agreed").
 */
export function ContinueLink({ content, onFollow }: ContinueLinkProps) {
  const { continue: link, replaceApplication, covered, choices } = content;
  const [other, setOther] = useState<SavedQuote>();
  const { result } = useLazyModule(loadDialog, other !== undefined, 'on demand');
  const withChange = (act: (change: Awaited<ReturnType<typeof loadChange>>) => void) => {
    loadModule(loadChange).then(act, (error: unknown) => {
      console.error('The application could not be changed.', error);
      goTo(link.href);
    });
  };
  const follow = (event: MouseEvent) => {
    onFollow();
    const isFirst = !hasApplication() && begun.read() === undefined;
    // another tab begins an application of its own
    if (isFirst || !followedLink(event.nativeEvent)) return;
    event.preventDefault();
    withChange(({ changeAndReturn, continueWithQuote }) => {
      if (isChange(location.search) && hasApplication()) changeAndReturn(link.href);
      else setOther(continueWithQuote(link.href));
    });
  };

  const { excess } = choices.schema.properties ?? {};
  const wordsFor = ({ productName, coverType, visaType: [visa] = [], excessCode }: SavedQuote) => ({
    productName,
    covered: coverType && covered[coverType],
    visaCode: visa?.code,
    excess: choiceName(excessCode, typeof excess === 'object' ? excess : {}),
  });
  const next = wordsFor(quoteStore.getState());
  return (
    <>
      {/* the middle button and the context menu open another tab */}
      <a className="button" href={link.href} onClick={follow} onAuxClick={onFollow}>
        {link.text}
      </a>
      {result && other && (
        <result.ConfirmDialog
          content={replaceApplication}
          values={{
            ...wordsFor(other),
            newProductName: next.productName,
            newCovered: next.covered,
            newVisaCode: next.visaCode,
            newExcess: next.excess,
          }}
          open
          onConfirm={() => withChange(({ replaceAndContinue }) => replaceAndContinue(link.href))}
          onCancel={() => withChange(({ keepAndContinue }) => keepAndContinue(link.href, other))}
          onClose={() => setOther(undefined)}
        />
      )}
    </>
  );
}
