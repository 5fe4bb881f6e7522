import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site } from '../site/site.ts';
import { type Standing, sourcesOf } from '../walk/variables.ts';
import type { ChoiceWords } from '../words/condition.ts';
import { valueWords } from '../words/list.ts';
import { SIZES } from './look.ts';
import { wrap } from './measure.ts';

/** A label has room for about thirty letters. */
const WIDEST = 240;

/** A choice as visitors read it where they make it; its value, where it has no words of its own. */
function labelIn(fields: readonly SiteField[], value: unknown): string | undefined {
  const choices = fields
    .flatMap(({ schema, variants }) => [schema, ...variants])
    .flatMap((schema) => choicesOf(schema as FormSchema));
  const label = choices.find((choice) => choice.value === value)?.label;
  return label === undefined ? undefined : wrap(label, { width: WIDEST, size: SIZES.text, most: 1 })[0];
}

/**
 * How a picture says what a condition asks for: choices as visitors read them.
 *
 * @param beside the fields that stand beside it inside a list or a group
 */
export function labelsFor(site: Site, standing: Standing, beside: readonly SiteField[] = []): ChoiceWords {
  return (name, value) => {
    const inside = beside.filter((field) => field.name === name);
    const asked = sourcesOf(site, standing, name).flatMap((source) =>
      source.kind === 'field' ? [source.field] : [],
    );
    return labelIn(inside.length > 0 ? inside : asked, value) ?? valueWords(value);
  };
}
