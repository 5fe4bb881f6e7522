import type { YesNoWidget } from '#types/widgets/yes-no';
import { useEngine } from '../../engine-context.ts';
import type { Json } from '../../form/paths.ts';
import { RadioGroup } from '../button-group/index.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { choicesFor, display } from './display.ts';

/** Draws a question that is answered by yes or no. */
function YesNo(props: WidgetProps<Json, YesNoWidget>) {
  return <RadioGroup {...props} choices={choicesFor(props.options, useEngine().texts)} />;
}

export const widget = defineWidget('group', YesNo, { display });
