import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { call } from '../calls.ts';
import { Options } from '../Options.tsx';
import { MOST_PLACES, type Plan } from '../protocol.ts';
import { StudioDialog } from '../StudioDialog.tsx';
import { clearNotice } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { type Ask, nameQuestion, type Question, type Values } from './asks.ts';
import { setBuild, useBuild } from './build-store.ts';
import { attempt, run } from './run.ts';

function close(): void {
  setBuild({ ask: undefined });
  clearNotice();
}

/** The wait after a key before the change is planned again, in milliseconds. */
const DELAY = 200;

/** Returns the answers to all questions: what was entered, or what is suggested. */
function withSuggested(questions: readonly Question[], typed: Values): Values {
  const values: Record<string, string> = {};
  for (const { name, options, suggest } of questions) {
    const choices = options?.(values);
    const entered = typed[name];
    const isChoice = choices === undefined || choices.some(({ value }) => value === entered);
    const suggested = suggest?.(values) ?? choices?.[0]?.value ?? '';
    values[name] = entered !== undefined && isChoice ? entered : suggested;
  }
  return values;
}

interface ControlProps {
  question: Question;
  values: Values;
  onChange(value: string): void;
}

function Control({ question: { name, label, hint, options }, values, onChange }: ControlProps) {
  const id = useId();
  const shared = {
    ...{ id, className: 'control', autoComplete: 'off', value: values[name] ?? '' },
    ...(hint && { 'aria-describedby': `${id}-hint` }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value),
  };
  return (
    <div className="ask-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="meta" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options ? (
        <select {...shared}>
          <Options of={options(values)} />
        </select>
      ) : (
        <input {...shared} />
      )}
    </div>
  );
}

/** Draws what a change would do. */
function PlanView({ plan }: { plan: Plan | undefined }) {
  if (!plan) return <p className="meta">Finding out what changes…</p>;
  const { files, lost, uses, shared, refusal, otherName } = plan;
  const sharers = shared.map(({ label }) => label);
  const lists: [heading: string, items: readonly string[]][] = [
    ['Still used by', uses.map(({ label }) => label)],
    [
      'Changes all of these, because they share it',
      shared.length > MOST_PLACES ? [...sharers.slice(0, -1), 'and more'] : sharers,
    ],
    ['What visitors who have begun lose', lost],
    ['What changes', files.map(({ file, lines }) => `${file}: ${lines} line${lines === 1 ? '' : 's'}`)],
  ];
  return (
    <>
      {refusal && <p className="refusal">This can’t be done. {refusal}</p>}
      {otherName && <p className="refusal">Choose another name, such as {otherName}.</p>}
      {lists.map(
        ([heading, items]) =>
          items.length > 0 && (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** Draws the questions of a dialog, and what the change would do. */
function AskForm({ ask }: { ask: Ask }) {
  const [typed, setTyped] = useState<Values>({});
  const [plan, setPlan] = useState<{ key: string; found: Plan }>();
  const [otherName, setOtherName] = useState<string>();
  const isNamed = otherName === undefined || ask.questions.some(({ name }) => name === 'name');
  const questions = isNamed ? ask.questions : [...ask.questions, nameQuestion(otherName)];
  const values = withSuggested(questions, typed);
  const change = ask.change(values);
  const isFilled = Object.values(values).every((value) => value !== '');
  const key = change && isFilled ? JSON.stringify(change.command) : undefined;
  useEffect(() => {
    if (!ask.hasPlan || key === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const refuse = ({ message }: Error): Plan => {
        return { files: [], lost: [], uses: [], shared: [], refusal: message };
      };
      const found = await call('plan', { command: JSON.parse(key) }).catch(refuse);
      if (!isCurrent) return;
      setPlan({ key, found });
      setOtherName((before) => before ?? found.otherName);
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key]);
  const found = plan && plan.key === key ? plan.found : undefined;
  const isPlanned = found !== undefined && found.refusal === undefined && found.otherName === undefined;
  const canRun = ask.hasPlan ? isPlanned : isFilled;
  return (
    <form
      className="ask"
      onSubmit={(event) => {
        event.preventDefault();
        if (canRun && change) attempt(() => run(change));
      }}
    >
      {questions.map((question) => (
        <Control
          key={question.name}
          question={question}
          values={values}
          onChange={(value) => {
            setTyped((before) => ({ ...before, [question.name]: value }));
            // another place may have the name free
            if (question.name !== 'name') setOtherName(undefined);
          }}
        />
      ))}
      <div className="ask-plan" aria-live="polite">
        {change?.warning && <p>{change.warning}</p>}
        {ask.hasPlan && key !== undefined && <PlanView plan={found} />}
      </div>
      <div className="dialog-buttons">
        <button type="submit" className="tool tool-first" aria-disabled={!canRun || undefined}>
          {ask.action}
        </button>
        <Tool onClick={close}>Cancel</Tool>
      </div>
    </form>
  );
}

/** Draws the dialog before a change, and says what was done. */
export function AskDialog() {
  const ask = useBuild((build) => build.ask);
  const said = useBuild((build) => build.said);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {ask && (
        <StudioDialog heading={ask.heading} onClose={close}>
          <AskForm key={ask.heading} ask={ask} />
        </StudioDialog>
      )}
    </>
  );
}
