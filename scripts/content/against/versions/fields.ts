import type { SchemaPart } from '../../check/model/schema-parts.ts';
import { escapePart } from '../../json.ts';
import { type Kept, keptAs } from './kept.ts';
import { type Asked, type Page, titleOf } from './pages.ts';

/** A field of a form whose answers are kept. */
export interface Field {
  asked: Asked;
  name: string;
  kept: readonly Kept[];
  /** each place that defines it, conditions or not */
  definitions: readonly SchemaPart[];
}

/** Of what schemas say about a field, the places that define it: not what stands inside those. */
export function definitionsOf(parts: readonly SchemaPart[], name: string): SchemaPart[] {
  return parts.filter(({ pointer }) => pointer.endsWith(`/properties/${escapePart(name)}`));
}

/** The fields of pages' forms whose answers outlive the page. */
export function keptFields(pages: readonly Page[]): Field[] {
  return pages
    .flatMap(({ asked }) => asked)
    .flatMap((asked) =>
      [...asked.form.root.fields].flatMap(([name, parts]): Field[] => {
        const kept = keptAs(asked, name);
        return kept.length > 0 ? [{ asked, name, kept, definitions: definitionsOf(parts, name) }] : [];
      }),
    );
}

/** Whether an answer that one field was given comes back to the other. */
export function isSameAnswer(one: Field, other: Field): boolean {
  return one.kept.some(({ key }) => other.kept.some((kept) => kept.key === key));
}

/** A field's name with that of its step, as an author knows it. */
export function fieldTitle({ asked, name }: Field): string {
  return `"${name}" in ${titleOf(asked)}`;
}
