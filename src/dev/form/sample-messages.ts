import type { Messages } from '#types/content/ui-schema';
import type { FormSchema } from '../../engine/compiled.ts';
import type { ProbedField } from '../../engine/form/FieldProbe.tsx';
import type { FieldErrors } from '../../engine/form/field-errors.ts';
import type { FormState } from '../../engine/form/form-store.ts';
import { pointer } from '../../engine/form/paths.ts';
import { type DateBound, resolveBound } from '../../engine/validators/date-range.ts';
import type { ValidationError } from '../../engine/validators/validators.ts';
import { openFields } from './open-form.ts';

type Shown = Pick<FormState, 'touched' | 'rejected'>;

/** The messages that a form shows. */
export interface MessagesShown {
  idPrefix: string;
  round: number;
  rounds: number;
  samples: Shown;
  before: Shown;
}

/** Returns the keywords that a field has messages for. One message for all keywords counts once. */
function keywordsOf(messages: Messages = {}): string[] {
  return typeof messages === 'string' ? ['required'] : Object.keys(messages);
}

/** Returns the values that a rule would report, for the {placeholders} of its message. */
function paramsOf(schema: FormSchema, keyword: string): ValidationError['params'] {
  const rule: unknown = Reflect.get(schema, keyword);
  if (rule === null || typeof rule !== 'object') return { limit: rule };
  if (keyword !== 'dateRange') return { limit: '…' };
  const bounds = Object.entries(rule as Record<string, DateBound>);
  return Object.fromEntries(bounds.map(([name, bound]) => [name, resolveBound(bound)]));
}

/** Returns an error for the first message of each field, in the next round for the second, and so on. */
function sampleErrors(fields: readonly ProbedField[], round: number): FieldErrors {
  const errors = fields.flatMap(({ path, schema, uiSchema }) => {
    const keyword = keywordsOf(uiSchema['ui:messages'])[round];
    return keyword ? { instancePath: pointer(path), keyword, params: paramsOf(schema, keyword) } : [];
  });
  return new Map(errors.map((error) => [error.instancePath, error]));
}

/** Returns what the form would show without samples: the earlier messages, and errors since then. */
function withoutSamples({ before, samples }: MessagesShown, now: FormState): Shown {
  const isSample = (at: string) =>
    samples.rejected.has(at) && now.rejected.get(at) === samples.rejected.get(at);
  const isEntered = (at: string) => samples.rejected.has(at) && !isSample(at);
  // both change what is touched, but only an entry removes a sample
  const hasTriedNext = now.touched !== samples.touched && ![...samples.rejected.keys()].some(isEntered);
  const since = [...now.touched].filter((at) => !isSample(at) || (hasTriedNext && now.errors.has(at)));
  const remaining = [...before.touched].filter((at) => !(before.rejected.has(at) && isEntered(at)));
  const rejected = [
    ...[...before.rejected].filter(([at]) => !isEntered(at)),
    ...[...now.rejected].filter(([at]) => !isSample(at)),
  ];
  return { touched: new Set([...remaining, ...since]), rejected: new Map(rejected) };
}

/** Hides the sample messages again. */
export function hideMessages(shown: MessagesShown | undefined): void {
  const [first] = openFields();
  // after an edit of the content the form has another store, with the same samples
  if (shown && first?.idPrefix === shown.idPrefix)
    first.store.setState(withoutSamples(shown, first.store.getState()));
}

/** Shows the next message of each field of the open form. After the last one it restores the earlier messages. */
export function showNextMessages(shown: MessagesShown | undefined): MessagesShown | undefined {
  hideMessages(shown);
  const fields = openFields();
  const [first] = fields;
  if (!first) return undefined;
  const { store, idPrefix } = first;
  const round = shown?.idPrefix === idPrefix ? shown.round + 1 : 0;
  const rounds = Math.max(...fields.map(({ uiSchema }) => keywordsOf(uiSchema['ui:messages']).length));
  if (round >= rounds) return undefined;
  const { touched, rejected } = store.getState();
  const errors = sampleErrors(fields, round);
  const samples: Shown = { rejected: errors, touched: new Set(errors.keys()) };
  store.setState(samples);
  return { idPrefix, round, rounds, samples, before: { touched, rejected } };
}
