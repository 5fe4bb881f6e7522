import './summary.css';
import { useStore } from 'zustand';
import type { StepSummary as SummaryContent } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';
import { Text } from '../ui/Text.tsx';

/** What the visitor should see before the fields; a shape stands for what is not known yet, as high as a line of it. */
export function StepSummary({ heading, layout = 'box', items }: SummaryContent) {
  const { rules, texts } = useEngine();
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  const shown = items.filter(({ when }) => rules.test(when, facts));
  if (shown.length === 0) return null;
  return (
    <section className="step-summary" data-layout={layout}>
      {heading && <h2>{heading}</h2>}
      <dl>
        {shown.map(({ label, text, note, isMain, link }) => (
          <div className="summary-item" key={label} data-main={isMain ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              {isFilled(text, facts) ? (
                <Text>{fill(text, facts)}</Text>
              ) : (
                <span className="skeleton">
                  <span className="visually-hidden">{texts.loading}</span>
                </span>
              )}
            </dd>
            {link && (
              <dd>
                <a href={link.href}>
                  <span>{link.text}</span>
                  <span className="visually-hidden">{` ${label}`}</span>
                </a>
              </dd>
            )}
            {note && (
              <dd className="summary-note">
                <Text>{fill(note, facts)}</Text>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
