import type { SelectWidget } from '#types/widgets/select';
import { choicesOf } from '../../form/choices.ts';
import type { Json } from '../../form/paths.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { SelectControl } from './SelectControl.tsx';
import { useSourceChoices } from './use-source-choices.ts';

function SelectOfSource(props: WidgetProps<Json, SelectWidget> & { source: string }) {
  const { labelKey = 'name', valueKey = 'code' } = props.options;
  return <SelectControl {...props} {...useSourceChoices(props.source, labelKey, valueKey)} />;
}

/** A dropdown of the schema's own choices, or of what a source answers. */
function Select(props: WidgetProps<Json, SelectWidget>) {
  const { source } = props.options;
  if (source) return <SelectOfSource {...props} source={source} />;
  return <SelectControl {...props} choices={choicesOf(props.schema)} loading={false} />;
}

export const widget = defineWidget('label', Select);
