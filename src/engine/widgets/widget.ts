import type { ComponentType } from 'react';
import type { Texts } from '#types/content/texts';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import type { Json, Path } from '../form/paths.ts';

export interface WidgetProps<Value extends Json = Json, Options extends object = object> {
  /** The control's id. Its label refers to it; the label's own id is `{id}-label`. */
  id: string;
  /** The control's `name`. */
  name: string;
  /** The path of its value in the answers. */
  path: Path;
  label: string;
  /** Always undefined for a widget that draws fields: it reads what it needs from the form. */
  value: Value | undefined;
  /** The field's `ui:options`, as the widget's schema in schemas/widgets allows. */
  options: Options;
  schema: FormSchema;
  /** The field's uiSchema. For a widget that draws fields, also theirs. */
  uiSchema: UiSchema;
  required: boolean;
  /** True if its label says "(optional)". */
  optional: boolean;
  /** True while its error shows. */
  invalid: boolean;
  /** Ids of the hint and the error, for aria-describedby. */
  describedBy: string | undefined;
  autoComplete: string | undefined;
  /**
   * Sets a new value; `undefined` clears the field. Choice widgets pass the chosen label, which analytics may
   * receive. Text widgets pass none.
   */
  onChange(value: Json | undefined, chosen?: string): void;
  /** Reports that the visitor left the field, so that its error can show. */
  onBlur(): void;
  /** Shows the error although the visitor has not been in the field, because a restored answer is no longer valid. */
  showError(): void;
  /** Clears the field because the entry is not a possible answer. The message of the broken rule shows. */
  reject(): void;
  /** Reports an entry that is not in the list of choices. */
  onInvalid(): void;
  /** Reports a deliberate choice: a click, Enter or Space, but no arrow key. */
  onCommit(): void;
}

/** The properties of a field that its control needs. */
export type ControlField = Pick<
  WidgetProps,
  'id' | 'name' | 'required' | 'invalid' | 'describedBy' | 'autoComplete' | 'onBlur'
>;

/** Returns the attributes of a field's control, except its value. */
export function controlProps({ required, invalid, describedBy, ...field }: ControlField) {
  return {
    id: field.id,
    name: field.name,
    autoComplete: field.autoComplete,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    onBlur: field.onBlur,
  };
}

/** A field whose answer is displayed outside the form. */
export interface DisplayedField<Options extends object = object> {
  schema: FormSchema;
  /** The field's `ui:options`. */
  options: Options;
  /** The shared texts. */
  texts: Texts;
}

/** The export `widget` of a widget's folder. */
export interface Widget {
  Component: ComponentType<WidgetProps>;
  /**
   * How the control gets its name: from a <label>, from a text with the id `{id}-label` that a group refers to, or
   * from the widget itself.
   */
  frame: 'label' | 'group' | 'none';
  /**
   * How many characters fit in the control, unless the field sets another number. By default as many as fit the
   * layout.
   */
  width?: number | undefined;
  /** True if the widget draws fields inside its value. It is then not rendered again when these change. */
  drawsFields?: boolean;
  /** True if one of these fields can be for the value itself. The widget then draws the value's message. */
  drawsValue?: boolean;
  /**
   * Returns an answer as visitors read it, or undefined if there is nothing to show. "\n" separates lines. Use
   * `displayOf`, which has a default.
   */
  display?(value: Json, field: DisplayedField): string | undefined;
}

export type WidgetRegistry = Readonly<Record<string, Widget>>;

interface WidgetOptions<Options extends object> extends Pick<Widget, 'drawsFields' | 'drawsValue' | 'width'> {
  display?(value: Json, field: DisplayedField<Options>): string | undefined;
}

/**
 * Defines a widget for one type of value and options. The content checker ensures that a field has them. The
 * registry contains all widgets, so their types end here.
 */
export function defineWidget<Value extends Json, Options extends object>(
  frame: Widget['frame'],
  Component: ComponentType<WidgetProps<Value, Options>>,
  options: WidgetOptions<Options> = {},
): Widget {
  return { drawsFields: false, ...options, frame, Component: Component as ComponentType<WidgetProps> };
}
