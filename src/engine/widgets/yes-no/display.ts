import type { Texts } from '#types/content/texts';
import type { YesNoWidget } from '#types/widgets/yes-no';
import type { Json } from '../../form/paths.ts';
import type { Choice } from '../../form/schema.ts';
import type { DisplayedField } from '../widget.ts';

/** Returns the two choices with their labels. */
export function choicesFor({ yes, no }: YesNoWidget, texts: Texts): Choice[] {
  return [
    { value: true, label: yes ?? texts.yes },
    { value: false, label: no ?? texts.no },
  ];
}

/** Returns the label of the answer: Yes or No. */
export function display(value: Json, { options, texts }: DisplayedField<YesNoWidget>): string | undefined {
  return choicesFor(options, texts).find((choice) => choice.value === value)?.label;
}
