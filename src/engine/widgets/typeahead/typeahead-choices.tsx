import { useMemo, useState } from 'react';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import type { FormSchema } from '../../compiled.ts';
import { EngineContext, useEngine } from '../../engine-context.ts';
import type { JsonObject } from '../../form/paths.ts';
import { choicesOf } from '../../form/schema.ts';
import { findMatches } from '../../match-text.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { widget as typeahead } from './index.tsx';
import { chosenItem, type TypeaheadValue } from './suggestions.ts';
import { type Synonyms, translated } from './synonyms.ts';
import { cachedResults, cacheResults } from './use-search.ts';

/** Returns a source with the choices of a schema as its items. */
function choiceSource(schema: FormSchema, synonyms: Synonyms = {}) {
  const items: JsonObject[] = choicesOf(schema).map((choice) => ({ ...choice }));
  const match = (text: string) => findMatches(items, text, ({ label }) => String(label));
  const find = (text: string) => {
    const other = translated(text, synonyms);
    return [...new Set([...match(text), ...(other ? match(other) : [])])];
  };
  return {
    items,
    find,
    search: async (text: string) => find(text),
    lookup: async (item: JsonObject) => item,
  };
}

/**
 * Draws a search in the choices of the schema. The answer is the value of the chosen one. A text that names no choice
 * is stored instead, which is invalid but not lost.
 */
function ChoiceSearch({
  options,
  value,
  onChange,
  onBlur,
  ...field
}: WidgetProps<TypeaheadValue, TypeaheadWidget>) {
  const engine = useEngine();
  const { synonyms, ...others } = options;
  const source = useMemo(() => choiceSource(field.schema, synonyms), [field.schema, synonyms]);
  const withChoices = useMemo(() => ({ ...engine, sources: { choices: source } }), [engine, source]);
  /** The text while it is typed. It may equal the value of a choice by accident. */
  const [typed, setTyped] = useState<TypeaheadValue>();
  const item = value === typed ? undefined : source.items.find((choice) => choice.value === value);

  // with the results at hand, a search takes no time
  const text = String(item ? '' : (value ?? '')).trim();
  if (!cachedResults(source, text)) cacheResults(source, text, source.find(text));

  return (
    <EngineContext value={withChoices}>
      <typeahead.Component
        {...field}
        options={{ ...others, source: 'choices', labelKey: 'label', minLength: 0 }}
        value={item ? [item] : value}
        onChange={(next, chosen) => {
          const choice = chosenItem(next);
          setTyped(choice ? undefined : (next as string));
          onChange(choice ? choice.value : next, chosen);
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
    </EngineContext>
  );
}

export const widget = defineWidget('label', ChoiceSearch);
