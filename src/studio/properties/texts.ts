import type { Texts } from '#types/content/texts';
import schema from '../../../schemas/content/texts.schema.json' with { type: 'json' };

interface Part {
  $ref?: string;
  properties?: Readonly<Record<string, Part>>;
  examples?: readonly unknown[];
}

const exampleOf = ({ properties, examples = [] }: Part): unknown =>
  properties
    ? Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part)]))
    : examples[0];

/**
 * The texts of widgets in Studio: the examples of the schema that they have. Those of the site's content may be invalid
 * while an author edits them. What is wrong, the checker's findings say.
 */
export const TEXTS = { ...(exampleOf(schema) as Texts), invalid: '', select: { placeholder: 'Not set' } };
