import type { ButtonGroupWidget } from '#types/widgets/button-group';
import type { Json } from '../../form/paths.ts';
import { choicesOf } from '../../form/schema.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { RadioGroup } from './RadioGroup.tsx';

/**
 * Draws a choice between a few options: as tiles, as a row, or as a dropdown on narrow screens if the author prefers
 * that.
 */
function ButtonGroup(props: WidgetProps<Json, ButtonGroupWidget>) {
  const narrow = useMedia(NARROW);
  const choices = choicesOf(props.schema);
  if (narrow && props.options.narrow === 'select') {
    return <SelectControl {...props} options={{}} choices={choices} loading={false} />;
  }
  return <RadioGroup {...props} choices={choices} />;
}

export const widget = defineWidget('group', ButtonGroup);
