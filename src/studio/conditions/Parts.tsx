import type { MouseEvent } from 'react';
import { announce } from '../build/build-store.ts';
import { icons } from '../icons.ts';
import type { ConditionTerm } from '../model.ts';
import { Options } from '../Options.tsx';
import { Tool } from '../Tool.tsx';
import { PartFields } from './PartFields.tsx';
import { isGroup, type Join, NEW_PART, type Part, type Sentence } from './sentence.ts';

const JOINS = [
  { value: 'all', label: 'All of these are true' },
  { value: 'any', label: 'At least one of these is true' },
  { value: 'none', label: 'None of these is true' },
];

interface PartsProps {
  sentence: Sentence;
  terms: readonly ConditionTerm[];
  onChange(sentence: Sentence): void;
}

/** Draws the parts of a sentence or a group, with buttons to add and remove them. */
export function Parts({ sentence: { join, parts }, terms, onChange }: PartsProps) {
  const change = (next: Sentence['parts']) => onChange({ join, parts: next });
  const add = (part: Part | Sentence) => change([...parts, part]);
  const remove = ({ currentTarget }: MouseEvent, index: number) => {
    currentTarget.closest('ol')?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
    change(parts.toSpliced(index, 1));
    announce(`Removed. ${parts.length - 1} left.`);
  };
  return (
    <ol>
      {(parts.length > 1 || join === 'none') && (
        <li>
          <select
            className="control"
            aria-label="How many must be true"
            value={join}
            onChange={({ target }) => onChange({ join: target.value as Join, parts })}
          >
            <Options of={JOINS} />
          </select>
        </li>
      )}
      {parts.map((part, index) => {
        const name = `${isGroup(part) ? 'Group' : 'Part'} ${index + 1}`;
        const own = { terms, onChange: (next: Part | Sentence) => change(parts.with(index, next)) };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own
          <li key={index}>
            <fieldset className="condition-part">
              <legend className="visually-hidden">{name}</legend>
              {isGroup(part) ? <Parts {...own} sentence={part} /> : <PartFields {...own} part={part} />}
              {parts.length > 1 && (
                <Tool
                  icon={icons.clear}
                  aria-label={`Remove ${name.toLowerCase()}`}
                  onClick={(event) => remove(event, index)}
                />
              )}
            </fieldset>
          </li>
        );
      })}
      <li className="condition-values">
        <Tool onClick={() => add(NEW_PART)}>Add a part</Tool>
        <Tool onClick={() => add({ join: join === 'any' ? 'all' : 'any', parts: [NEW_PART] })}>
          Add a group
        </Tool>
      </li>
    </ol>
  );
}
