import equal from 'fast-deep-equal';
import { useState } from 'react';
import type { LinesWidget } from '#types/widgets/lines';
import type { Json } from '../../form/paths.ts';
import { useTextInput } from '../text/use-text-input.ts';
import { TextareaControl } from '../textarea/TextareaControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { joinLines, parseLines } from './lines.ts';

/** The compiler fills in the schema's defaults. */
type Options = LinesWidget & Required<Pick<LinesWidget, 'rows'>>;

/** Draws a list of short texts or numbers, one on each line. */
function Lines(field: WidgetProps<Json, Options>) {
  const { value, schema, onChange } = field;
  const [typed, setTyped] = useState('');
  // an empty line stays while the visitor types, although it is no entry
  const shown = equal(parseLines(typed, schema), value) ? typed : joinLines(value);
  const take = (text = '') => {
    setTyped(text);
    onChange(parseLines(text, schema));
  };
  return <TextareaControl field={field} text={shown} {...useTextInput<HTMLTextAreaElement>(take)} />;
}

export const widget = defineWidget('label', Lines, { display: joinLines });
