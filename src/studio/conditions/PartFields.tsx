import type { Json } from '../../engine/form/paths.ts';
import type { ConditionTerm } from '../model.ts';
import { select } from '../studio-store.ts';
import { hasValues, NEW_PART, type Part, VERBS, type Verb, verbWords } from './sentence.ts';

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name;
  options: readonly { name: Name; label: string; group?: string }[];
  onChange(value: Name): void;
}

/** Draws a dropdown, with its options in groups. */
export function Choice<Name extends string>({ label, value, options, onChange }: ChoiceProps<Name>) {
  return (
    <select
      className="control"
      aria-label={label}
      value={value}
      // biome-ignore lint/a11y/noAutofocus: an author has just added it
      autoFocus={value === NEW_PART.name}
      onChange={({ target }) => onChange(target.value as Name)}
    >
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const inside = options
          .filter((each) => each.group === group)
          .map((each) => (
            <option key={each.name} value={each.name}>
              {each.label}
            </option>
          ));
        return group ? (
          <optgroup key={group} label={group}>
            {inside}
          </optgroup>
        ) : (
          inside
        );
      })}
    </select>
  );
}

interface ValuesProps {
  values: readonly Json[];
  about: ConditionTerm;
  onChange(values: readonly Json[]): void;
}

/** Draws a number or a date. */
function Limit({ values: [value = ''], about: { kind, label }, onChange }: ValuesProps) {
  return (
    <input
      className="control"
      type={kind}
      aria-label={label}
      value={value as string | number}
      onChange={({ target: { value: typed } }) =>
        onChange(typed === '' ? [] : [kind === 'number' ? Number(typed) : typed])
      }
    />
  );
}

/** Draws the choices, and values of the condition that are no choices. */
function Choices({ values, about: { choices, label }, onChange }: ValuesProps) {
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
          <input type="checkbox" checked={values.includes(value)} onChange={() => onChange(toggled(value))} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

interface PartFieldsProps {
  part: Part;
  terms: readonly ConditionTerm[];
  onChange(part: Part): void;
}

/** Draws the fields of a part: what it is about, what it says, and the values. */
export function PartFields({ part, terms, onChange }: PartFieldsProps) {
  const { name, is, values } = part;
  const found = terms.find((each) => each.name === name);
  // the condition may be about something that it can't read
  const about: ConditionTerm = found ?? {
    ...{ name, label: name || 'Choose…', group: 'Others', choices: [] },
    kind: VERBS.named.includes(is) ? 'named' : 'other',
  };
  const { kind, shared, label } = about;
  const verbs = [...new Set([...VERBS[kind], is])];
  const areChoices = (verb: Verb) => verb.endsWith('one of');
  const ValuesOf = areChoices(is) ? Choices : Limit;
  return (
    <>
      <Choice
        label="About"
        value={name}
        options={found ? terms : [about, ...terms]}
        onChange={(next) => {
          const chosen = terms.find((each) => each.name === next) ?? about;
          onChange({ name: next, is: VERBS[chosen.kind][0], values: [] });
        }}
      />
      <Choice
        label="Says"
        value={is}
        options={verbs.map((verb) => ({ name: verb, label: verbWords(verb, kind) }))}
        onChange={(verb) =>
          onChange({ ...part, is: verb, values: areChoices(verb) && areChoices(is) ? values : [] })
        }
      />
      {hasValues(part) && (
        <ValuesOf {...{ values, about }} onChange={(next) => onChange({ ...part, values: next })} />
      )}
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
