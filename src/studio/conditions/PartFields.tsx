import type { Json } from '../../engine/form/paths.ts';
import type { ConditionTerm } from '../model.ts';
import { Options } from '../Options.tsx';
import { select } from '../studio-store.ts';
import { hasValues, isNamed, type Part, VERBS, type Verb, verbWords } from './sentence.ts';

const areChoices = (verb: Verb) => verb === 'one of' || verb === 'not one of';

interface PartProps {
  part: Part;
  onChange(part: Part): void;
}

/** Draws the values that a part names: checkboxes, or a number or a date. */
function Values({ part, about, onChange }: PartProps & { about: ConditionTerm }) {
  const { is, values } = part;
  const { kind, choices, label } = about;
  const change = (next: readonly Json[]) => onChange({ ...part, values: next });
  if (!areChoices(is))
    return (
      <input
        className="control"
        type={kind}
        aria-label={label}
        value={(values[0] ?? '') as string | number}
        onChange={({ target: { value } }) =>
          change(value === '' ? [] : [kind === 'number' ? Number(value) : value])
        }
      />
    );
  // the condition may name values that are no choices
  const others = values.filter((value) => choices.every((each) => each.value !== value));
  const all = [...choices, ...others.map((value) => ({ value, label: String(value) }))];
  // in the order of the choices
  const toggled = (value: Json) =>
    all.map((each) => each.value).filter((each) => values.includes(each) !== (each === value));
  return (
    <fieldset className="condition-values">
      <legend className="visually-hidden">{label}</legend>
      {all.map(({ value, label: text }) => (
        <label key={text}>
          <input type="checkbox" checked={values.includes(value)} onChange={() => change(toggled(value))} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** Draws the fields of a part: what it is about, what it says, and the values. */
export function PartFields({ part, terms, onChange }: PartProps & { terms: readonly ConditionTerm[] }) {
  const { name, is, values } = part;
  const found = terms.find((each) => each.name === name);
  // the condition may be about something that it can't read
  const about: ConditionTerm = found ?? {
    ...{ name, label: name || 'Choose…', group: 'Others', choices: [] },
    kind: isNamed(part) ? 'named' : 'other',
  };
  const { kind, shared, label } = about;
  const all = found ? terms : [about, ...terms];
  const verbs = [...new Set<Verb>([...VERBS[kind], is])];
  const choose = (next: string) => {
    const chosen = all.find((each) => each.name === next) ?? about;
    onChange({ name: next, is: VERBS[chosen.kind][0], values: [] });
  };
  const say = (verb: Verb) =>
    onChange({ ...part, is: verb, values: areChoices(verb) && areChoices(is) ? values : [] });
  return (
    <>
      <select
        className="control"
        aria-label="About"
        value={name}
        // biome-ignore lint/a11y/noAutofocus: an author has just added it
        autoFocus={name === ''}
        onChange={({ target }) => choose(target.value)}
      >
        {[...new Set(all.map(({ group }) => group))].map((group) => (
          <optgroup key={group} label={group}>
            <Options
              of={all.flatMap((term) => (term.group === group ? { ...term, value: term.name } : []))}
            />
          </optgroup>
        ))}
      </select>
      <select
        className="control"
        aria-label="Says"
        value={is}
        onChange={({ target }) => say(target.value as Verb)}
      >
        <Options of={verbs.map((verb) => ({ value: verb, label: verbWords(verb, kind) }))} />
      </select>
      {hasValues(part) && <Values {...{ part, about, onChange }} />}
      {shared && (
        <p className="meta">
          {shared.words}.{' '}
          <button type="button" className="plain link" onClick={() => select(shared)}>
            Show “{label}”
          </button>
        </p>
      )}
    </>
  );
}
