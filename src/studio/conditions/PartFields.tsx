import type { ConditionName, ConditionTerms } from '../model.ts';
import { select } from '../studio-store.ts';
import { Choice } from './Choice.tsx';
import { hasValues, VERBS, verbWords } from './part-words.ts';
import type { Part, Verb } from './sentence.ts';
import { Values } from './Values.tsx';

interface PartFieldsProps extends ConditionTerms {
  part: Part;
  onChange(part: Part): void;
}

/** The verbs of a part about a named condition. */
const OF_NAMED = [
  { value: '', label: 'is true' },
  { value: 'not', label: 'is not true' },
];

/** Draws the fields of a part: what it is about, what it says, and the values. */
export function PartFields({ part, names, named, onChange }: PartFieldsProps) {
  const id = 'shared' in part ? part.shared : part.name;
  const shared = named.find(({ ref }) => ref === id);
  // the condition may be about something that it can't read
  const about: ConditionName = names.find(({ name }) => name === id) ?? {
    ...{ name: id, label: id || 'Choose…', group: 'Others', kind: 'other', choices: [] },
  };
  const options = [
    ...(shared || names.includes(about) ? [] : [about]),
    ...names,
    ...named.map(({ ref, label }) => ({ name: ref, label, group: 'Named conditions' })),
  ].map(({ name, label, group }) => ({ value: name, label, group }));
  const choose = (name: string) => {
    const chosen = names.find((each) => each.name === name);
    const [is = 'answered'] = chosen ? VERBS[chosen.kind] : [];
    onChange(chosen ? { name, is, values: [] } : { shared: name, isNot: false });
  };
  const say = (is: string) => {
    if ('shared' in part) return onChange({ ...part, isNot: is === 'not' });
    const keepsValues = is.endsWith('one of') && part.is.endsWith('one of');
    onChange({ ...part, is: is as Verb, values: keepsValues ? part.values : [] });
  };
  const verbs = 'shared' in part ? [] : [...new Set([...VERBS[about.kind], part.is])];
  return (
    <>
      <Choice label="About" value={id} options={options} onChange={choose} />
      <Choice
        label="Says"
        value={'shared' in part ? (part.isNot ? 'not' : '') : part.is}
        options={
          'shared' in part
            ? OF_NAMED
            : verbs.map((verb) => ({ value: verb, label: verbWords(verb, about.kind) }))
        }
        onChange={say}
      />
      {hasValues(part) && (
        <Values
          key={`${id} ${part.is}`}
          part={part}
          about={about}
          onChange={(values) => onChange({ ...part, values })}
        />
      )}
      {shared && (
        <p className="meta">
          {shared.words}.{' '}
          <button type="button" className="plain link" onClick={() => select(shared)}>
            Show “{shared.label}”
          </button>
        </p>
      )}
    </>
  );
}
