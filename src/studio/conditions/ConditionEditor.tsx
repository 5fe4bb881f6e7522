import './conditions.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { edit } from '../actions.ts';
import { FindingNote } from '../findings/FindingNote.tsx';
import type { NodeCondition, Properties } from '../model.ts';
import { isInside } from '../places.ts';
import { Origin } from '../properties/PropertyNote.tsx';
import type { Scope } from '../protocol.ts';
import { setStudio, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { useAnswer } from '../use-answer.ts';
import { Example } from './Example.tsx';
import { NameForm } from './NameForm.tsx';
import { Parts } from './Parts.tsx';
import { NEW_PART } from './part-words.ts';
import { useSentence } from './use-sentence.ts';

interface ConditionEditorProps {
  properties: Properties;
  condition: NodeCondition;
}

/** Draws the condition of a node as a sentence that authors change, and who sees the node. */
export function ConditionEditor({ properties, condition }: ConditionEditorProps) {
  const { title, place: node } = properties;
  const { schema, place, origin, words, alsoReveals } = condition;
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const terms = useAnswer('terms', isOpen ? { place } : undefined);
  const [scope, setScope] = useState<Scope>('everywhere');
  const [said, setSaid] = useState('');
  const { sentence, isComplete, change } = useSentence(condition, title, scope);
  // a named condition is not shown: others are, when it is true
  const isDefinition = place.pointer === node.pointer;
  const isShared = sentence?.parts.length === 1 && sentence.parts.some((part) => 'shared' in part);
  const start = () => {
    flushSync(() => change({ join: 'all', parts: [NEW_PART] }));
    box.current?.querySelector('select')?.focus();
  };
  const remove = async () => {
    change(undefined);
    box.current?.querySelector('summary')?.focus();
    if (schema) await edit({ type: 'condition', place, scope }, `Always show “${title}”`);
  };
  const findings = useStudio(({ state }) => state?.diagnostics)?.filter(
    (each) => schema && isInside(each.written, condition.written),
  );
  return (
    <div>
      <details
        className="condition-editor"
        ref={box}
        onToggle={({ target, currentTarget }) => target === currentTarget && setIsOpen(currentTarget.open)}
      >
        <summary>{schema ? `${isDefinition ? 'True' : 'Only'} if ${words}` : 'Always shown'}</summary>
        {isOpen && terms && (
          <div className="condition-body">
            {sentence && (
              <Parts
                {...terms}
                sentence={sentence}
                onChange={(next, text = '') => {
                  change(next);
                  setSaid(text);
                }}
              />
            )}
            {!isComplete && <p className="meta">Choose the rest. Then it changes.</p>}
            {schema && !sentence && (
              <>
                <p>A sentence can’t say this. It is written in code:</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll */}
                <pre tabIndex={0}>{JSON.stringify(schema, null, 2)}</pre>
                <Tool onClick={() => setStudio({ code: condition.written })}>Edit as code</Tool>
              </>
            )}
            {!schema && !sentence && <Tool onClick={start}>Add a condition</Tool>}
            {!isDefinition && (schema || sentence) && <Tool onClick={remove}>Always show it</Tool>}
            {alsoReveals.length > 0 && (
              <p className="meta">This is also the condition of: {alsoReveals.join(', ')}.</p>
            )}
            {origin && (origin.isInherited || origin.isOverride) && (
              <Origin place={place} origin={origin} scope={scope} onScope={setScope} />
            )}
            {schema && isComplete && !isDefinition && !isShared && <NameForm place={place} />}
            {schema && <Example place={place} />}
            <p role="status" className="visually-hidden">
              {said}
            </p>
          </div>
        )}
      </details>
      {findings?.map((finding) => (
        <FindingNote key={`${finding.location} ${finding.rule} ${finding.message}`} finding={finding} />
      ))}
    </div>
  );
}
