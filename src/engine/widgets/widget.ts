import type { ComponentType } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import type { Json, Path } from '../form/paths.ts';

export interface WidgetProps<Value extends Json = Json, Options extends object = object> {
  /** The control's id; its label points here, and the label's own id is `{id}-label`. */
  id: string;
  /** The control's `name`. */
  name: string;
  /** The path of its value in the form. */
  path: Path;
  label: string;
  /** Always undefined for a widget that draws fields: it asks the form for what it needs. */
  value: Value | undefined;
  /** The field's `ui:options`, as the widget's schema in schemas/widgets allows them. */
  options: Options;
  schema: FormSchema;
  /** The field's uiSchema; for a widget that draws fields, theirs too. */
  uiSchema: UiSchema;
  required: boolean;
  /** True while its error shows. */
  invalid: boolean;
  /** Ids of the hint and the error, for aria-describedby. */
  describedBy: string | undefined;
  autoComplete: string | undefined;
  /**
   * Takes a new value; `undefined` empties the field. A widget of choices passes the label that was chosen,
   * which is also what analytics may hear; one that is typed into passes none.
   */
  onChange(value: Json | undefined, chosen?: string): void;
  /** Says that the visitor has left the field, so that its error may show. */
  onBlur(): void;
  /** Lets the error show although the visitor has not been in the field: what was kept of it is no answer any more. */
  showError(): void;
  /** Empties the field, because what was entered can be no answer; the message of the rule it broke shows. */
  reject(): void;
  /** Says that what was entered can be nothing the field knows. */
  onInvalid(): void;
  /** Says that the visitor has made a choice and means it (a click, Enter or Space; no arrow key). */
  onCommit(): void;
}

/** The export `widget` of a widget's folder. */
export interface Widget {
  Component: ComponentType<WidgetProps>;
  /**
   * The element that names the control: a <label>; a text with the id `{id}-label` for a group to point to;
   * or nothing, where the widget names its parts itself.
   */
  frame: 'label' | 'group' | 'none';
  /** Characters that its control has room for, unless the field says otherwise; without it, as many as fit its place. */
  width?: number | undefined;
  /** It draws what its value holds as fields of their own; so it is not drawn anew when these change. */
  drawsFields?: boolean;
}

export type WidgetRegistry = Readonly<Record<string, Widget>>;

/**
 * Declares a widget for one kind of value and options. That a field really has them is for the content checker
 * to say; the registry holds all kinds, so their types end here.
 */
export function defineWidget<Value extends Json, Options extends object>(
  frame: Widget['frame'],
  Component: ComponentType<WidgetProps<Value, Options>>,
  { drawsFields = false, width }: Pick<Widget, 'drawsFields' | 'width'> = {},
): Widget {
  return { frame, drawsFields, width, Component: Component as ComponentType<WidgetProps> };
}
