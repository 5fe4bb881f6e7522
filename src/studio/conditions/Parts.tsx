import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { icons } from '../icons.ts';
import type { ConditionTerms } from '../model.ts';
import { Tool } from '../Tool.tsx';
import { Choice } from './Choice.tsx';
import { PartFields } from './PartFields.tsx';
import { NEW_PART } from './part-words.ts';
import { type Group, isGroup, type Join, type Part, type Sentence } from './sentence.ts';

const JOINS = [
  { value: 'all', label: 'All of these are true' },
  { value: 'any', label: 'At least one of these is true' },
  { value: 'none', label: 'None of these is true' },
];

interface PartsProps extends ConditionTerms {
  sentence: Sentence;
  /** True for the parts of a group. */
  isInside?: boolean;
  /** @param said what has happened, for a screen reader */
  onChange(sentence: Sentence, said?: string): void;
}

/** Draws the parts of a sentence or a group, with buttons to add and remove them. */
export function Parts({ sentence: { join, parts }, isInside, onChange, names, named }: PartsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focus = (at: string) => list.current?.querySelector<HTMLElement>(`:scope > ${at}`)?.focus();
  const change = (index: number, part: Part | Group, said?: string) =>
    onChange({ join, parts: parts.with(index, part) }, said);
  const add = (part: Part | Group) => {
    flushSync(() => onChange({ join, parts: [...parts, part] }));
    focus('li:nth-last-child(2) select');
  };
  const remove = (index: number) => {
    const rest = parts.toSpliced(index, 1);
    flushSync(() => onChange({ join, parts: rest }, `Removed. ${rest.length} left.`));
    focus('li:last-child button');
  };
  return (
    <ol className="condition-parts" ref={list}>
      {(parts.length > 1 || join === 'none') && (
        <li>
          <Choice
            label="How many must be true"
            value={join}
            options={JOINS}
            onChange={(value) => onChange({ join: value as Join, parts })}
          />
        </li>
      )}
      {parts.map((part, index) => {
        const name = `${isGroup(part) ? 'Group' : 'Part'} ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own
          <li key={index}>
            <fieldset className="condition-part">
              <legend className="visually-hidden">{name}</legend>
              {isGroup(part) ? (
                <Parts
                  {...{ names, named, sentence: part }}
                  isInside
                  // a group has no groups
                  onChange={(inner, said) => change(index, inner as Group, said)}
                />
              ) : (
                <PartFields {...{ names, named, part }} onChange={(next) => change(index, next)} />
              )}
              {parts.length > 1 && (
                <Tool
                  icon={icons.clear}
                  aria-label={`Remove ${name.toLowerCase()}`}
                  onClick={() => remove(index)}
                />
              )}
            </fieldset>
          </li>
        );
      })}
      <li className="condition-tools">
        <Tool onClick={() => add(NEW_PART)}>Add a part</Tool>
        {!isInside && (
          <Tool onClick={() => add({ join: join === 'any' ? 'all' : 'any', parts: [NEW_PART] })}>
            Add a group
          </Tool>
        )}
      </li>
    </ol>
  );
}
