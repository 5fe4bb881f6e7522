import './summary.css';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { StepSummary as SummaryContent, SummaryItem as SummaryItemContent } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { fill, isFilled, type Values } from '../fill.ts';
import { useForm } from '../form/form-context.ts';
import { Text } from '../ui/Text.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import type { CopyButtonProps } from './CopyButton.tsx';

/** Undefined in most steps, which have nothing to copy. */
const loadCopyButton = () => import('./CopyButton.tsx');

function LazyCopyButton(props: CopyButtonProps) {
  const { result } = useLazyModule(loadCopyButton, true, 'on demand');
  return result ? <result.CopyButton {...props} /> : null;
}

type ItemProps = SummaryItemContent & { values: Values };

function SummaryItem({ label, text, note, isMain, link, copy, values }: ItemProps) {
  const { texts } = useEngine();
  const value = useRef<HTMLSpanElement>(null);
  const isKnown = isFilled(text, values);
  return (
    <div className="summary-item" data-main={isMain ? '' : undefined}>
      <dt>{label}</dt>
      <dd>
        {isKnown ? (
          <span ref={value}>
            <Text>{fill(text, values)}</Text>
          </span>
        ) : (
          <span className="skeleton">
            <span className="visually-hidden">{texts.loading}</span>
          </span>
        )}
      </dd>
      {copy && isKnown && (
        <dd className="summary-copy">
          <LazyCopyButton content={copy} label={label} source={value} />
        </dd>
      )}
      {link && (
        <dd className="summary-change">
          <a href={fill(link.href, values)}>
            <span>{link.text}</span>
            <span className="visually-hidden">{` ${label}`}</span>
          </a>
        </dd>
      )}
      {note && isFilled(note, values) && (
        <dd className="summary-note">
          <Text>{fill(note, values)}</Text>
        </dd>
      )}
    </div>
  );
}

/** The values in a first view, which is the same for many visits. */
const NOTHING = {};

/** Shows facts and answers above the fields. A placeholder of the same height stands for each unknown value. */
export function StepSummary({ heading, layout = 'box', items }: SummaryContent) {
  const { validators } = useEngine();
  const { store } = useForm();
  const isHydrated = useHydrated();
  const facts = useStore(store, (state) => state.facts);
  const values = useStore(store, (state) => (isHydrated ? state.values : NOTHING));
  const shown = items.filter(({ when }) => validators.test(when, facts));
  if (shown.length === 0) return null;
  return (
    <section className="step-summary" data-layout={layout}>
      {heading && <h2>{heading}</h2>}
      {/* answers replace their placeholders, which have other positions */}
      <dl key={String(isHydrated)}>
        {shown.map((item) => (
          <SummaryItem key={item.label} {...item} values={values} />
        ))}
      </dl>
    </section>
  );
}
