import type { Texts } from '#types/content/texts';
import type { YesNoWidget } from '#types/widgets/yes-no';
import { useEngine } from '../../engine-context.ts';
import type { Json } from '../../form/paths.ts';
import type { Choice } from '../../form/schema.ts';
import { RadioGroup } from '../button-group/index.tsx';
import { type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';

/** Returns the two choices with their labels. */
function choicesFor({ yes, no }: YesNoWidget, texts: Texts): Choice[] {
  return [
    { value: true, label: yes ?? texts.yes },
    { value: false, label: no ?? texts.no },
  ];
}

/** Returns the label of the answer: Yes or No. */
function display(value: Json, { options, texts }: DisplayedField<YesNoWidget>): string | undefined {
  return choicesFor(options, texts).find((choice) => choice.value === value)?.label;
}

/** Draws a question that is answered by yes or no. */
function YesNo(props: WidgetProps<Json, YesNoWidget>) {
  return <RadioGroup {...props} choices={choicesFor(props.options, useEngine().texts)} />;
}

export const widget = defineWidget('group', YesNo, { display });
