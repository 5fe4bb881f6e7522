import type { StrictRJSFSchema } from '@rjsf/utils';
import type { Condition } from './validators/validators.ts';

export type { Condition };

/** A form's JSON Schema. The compiler has resolved its `$ref`s and named its rule by `$id`. */
export type FormSchema = StrictRJSFSchema & Condition;

/** A compiled Markdown text: a small tree that React draws, never HTML. */
export type RichText = readonly RichTextNode[];

export type RichTextNode =
  | string
  | { tag: 'p' | 'strong' | 'em' | 'ul' | 'ol' | 'li' | 'br'; children: RichText }
  | { tag: 'a'; href: string; external?: true; children: RichText };

/** A compiled icon: the shapes inside a 24 by 24 outline. */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
])[];
