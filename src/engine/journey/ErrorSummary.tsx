import './error-summary.css';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import { type ShownMessages, useForm } from '../form/form-context.ts';
import { Icon, icons } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { type Tree, treeOf, useTree } from '../ui/tree.ts';
import { byPosition } from './return-focus.ts';
import { stepProblems } from './step-problems.ts';

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]:not(legend)';

interface ErrorSummaryProps {
  step: Step;
  messages: ShownMessages;
  /** The first incomplete step before this one, if this is the step that submits. */
  incomplete: Step | undefined;
  /** The number of attempts to continue. Each one moves the focus to the summary. */
  attempts: number;
}

/** Returns the ids in the order of their fields on the page. */
function inOrder(ids: readonly string[], tree: () => Tree): string[] {
  const found = ids.flatMap((id) => tree().getElementById(id) ?? []);
  return found.sort(byPosition).map(({ id }) => id);
}

function focusField(event: MouseEvent<HTMLElement>, id: string): void {
  const field = treeOf(event.currentTarget).getElementById(id);
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return;
  event.preventDefault();
  // include the label, which is above it
  (control.closest('.field') ?? control).scrollIntoView({ block: 'nearest' });
  control.focus({ preventScroll: true });
}

/** Lists the errors of a step with links to their fields, after the visitor tried to continue. */
export function ErrorSummary({ step, messages, incomplete, attempts }: ErrorSummaryProps) {
  const engine = useEngine();
  const shown = useStore(messages);
  const problems = stepProblems(step, useStore(useForm().store), incomplete, engine);
  const tree = useTree();
  const headingId = useId();
  const summary = useRef<HTMLElement>(null);
  const focused = useRef(0);

  // after every render: the messages arrive a little later than the attempt
  useEffect(() => {
    if (focused.current === attempts || !summary.current) return;
    focused.current = attempts;
    summary.current.focus();
  });

  const ids = inOrder(Object.keys(shown), tree);
  if (ids.length === 0 && problems.length === 0) return null;
  return (
    <section className="error-summary" aria-labelledby={headingId} tabIndex={-1} ref={summary}>
      <Icon shape={icons.error} />
      <div>
        <h2 id={headingId}>{engine.texts.errorSummary.heading}</h2>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                <Text>{shown[id] ?? ''}</Text>
              </a>
            </li>
          ))}
          {problems.map(({ text, href }) => (
            <li key={text}>{href ? <a href={href}>{text}</a> : <Text>{text}</Text>}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
