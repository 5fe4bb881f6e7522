import './conditions.css';
import { useState } from 'react';
import type { Ask } from '../build/asks.ts';
import { setBuild } from '../build/build-store.ts';
import { FindingNotes } from '../findings/FindingNote.tsx';
import type { NodeCondition, Place, Properties } from '../model.ts';
import { isInside } from '../places.ts';
import { Origin } from '../properties/PropertyNote.tsx';
import type { Scope } from '../protocol.ts';
import { showCode, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { useAnswer } from '../use-answer.ts';
import { Parts } from './Parts.tsx';
import { isComplete, isGroup, isNamed, NEW_PART } from './sentence.ts';
import { useSentence } from './use-sentence.ts';

/** Asks for a name of a condition, so that others can use it. */
const askName = (place: Place): Ask => ({
  heading: 'Use this condition elsewhere too',
  action: 'Share it',
  questions: [{ name: 'name', label: 'Its name' }],
  change: ({ name = '' }) => ({
    command: { type: 'nameCondition', place, name },
    ...{ label: `Name a condition “${name}”`, said: `${name} can be used elsewhere.`, after: undefined },
  }),
  hasPlan: false,
});

/** Draws an example of a visitor who sees what a condition decides about, or that nobody does. */
function Example({ place }: { place: Place }) {
  const isChecking = useStudio(({ state }) => state?.isChecking === true);
  const isInvalid = useStudio(({ state }) => state?.isInvalid === true);
  const found = useAnswer('examples', isChecking ? undefined : { place });
  const answers = found && 'answers' in found && (found.answers.join(', ') || 'no answers so far');
  const nobody = found && 'nobody' in found && found.nobody;
  return (
    <p role="status" data-nobody={Boolean(nobody)}>
      {isChecking && 'Looking for a visitor who sees this…'}
      {isInvalid && !isChecking && 'Who sees this is found once the content has no errors.'}
      {answers && `For example, a visitor sees this with: ${answers}.`}
      {nobody && `Nobody sees this: ${nobody}.`}
    </p>
  );
}

interface ConditionEditorProps {
  properties: Properties;
  condition: NodeCondition;
}

/** Draws the condition of a node as a sentence that authors change, and who sees the node. */
export function ConditionEditor({ properties, condition }: ConditionEditorProps) {
  const { place, origin, words, alsoReveals, written } = condition;
  const [isOpen, setIsOpen] = useState(false);
  const terms = useAnswer('terms', isOpen ? { place } : undefined);
  const [scope, setScope] = useState<Scope>('everywhere');
  const { sentence, isRemoved, change } = useSentence(properties, condition, scope);
  const schema = isRemoved ? undefined : condition.schema;
  const isUnfinished = sentence !== undefined && !isComplete(sentence);
  // a named condition is not shown: others are, when it is true
  const isDefinition = place.pointer === properties.place.pointer;
  const [only, ...others] = sentence?.parts ?? [];
  const isShared = others.length === 0 && only && !isGroup(only) && isNamed(only);
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  const findings = schema ? diagnostics.filter((each) => isInside(each.written, written)) : [];
  return (
    <div>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{schema ? `${isDefinition ? 'True' : 'Only'} if ${words}` : 'Always shown'}</summary>
        {isOpen && terms && (
          <div className="condition-body">
            {sentence && <Parts {...{ sentence, terms }} onChange={change} />}
            {isUnfinished && <p className="meta">Choose the rest. Then it changes.</p>}
            {schema && !sentence && (
              <>
                <p>A sentence can’t say this. It is written in code:</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also with the keyboard */}
                <pre tabIndex={0}>{JSON.stringify(schema, null, 2)}</pre>
                <Tool onClick={() => showCode(written)}>Edit as code</Tool>
              </>
            )}
            {!schema && !sentence && (
              <Tool onClick={() => change({ join: 'all', parts: [NEW_PART] })}>Add a condition</Tool>
            )}
            {!isDefinition && (schema || sentence) && (
              <Tool
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.querySelector('summary')?.focus();
                  change(undefined);
                }}
              >
                Always show it
              </Tool>
            )}
            {alsoReveals.length > 0 && (
              <p className="meta">This is also the condition of: {alsoReveals.join(', ')}.</p>
            )}
            {origin && (origin.isInherited || origin.isOverride) && (
              <Origin place={place} origin={origin} scope={scope} onScope={setScope} />
            )}
            {schema && !isUnfinished && !isDefinition && !isShared && (
              <Tool onClick={() => setBuild({ ask: askName(place) })}>Use this condition elsewhere too</Tool>
            )}
            {schema && <Example place={place} />}
          </div>
        )}
      </details>
      <FindingNotes findings={findings} />
    </div>
  );
}
