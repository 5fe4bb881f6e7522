import { atKey, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import type { Form, FormNode } from '../model/forms.ts';
import { type Reveal, revealsIn } from '../model/reveals.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** The fields that can show: those that wait for nothing, then those that wait for what shows already. */
function shown(reveals: readonly Reveal[]): ReadonlySet<string> {
  const fields = new Set(reveals.map(({ name }) => name));
  const can = new Set<string>();
  for (let before = -1; before !== can.size; ) {
    before = can.size;
    for (const { name, needs } of reveals) {
      if ([...needs].every((need) => can.has(need) || !fields.has(need))) can.add(name);
    }
  }
  return can;
}

/** The names that a field waits for, itself at the end, where it waits for itself. */
function circleFrom(name: string, waits: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (at: string): string[] | undefined => {
    for (const next of waits.get(at) ?? []) {
      if (next === name) return [name];
      if (seen.has(next)) continue;
      seen.add(next);
      const rest = follow(next);
      if (rest) return [next, ...rest];
    }
    return undefined;
  };
  return follow(name);
}

function check(context: CheckContext, { file }: Form, { schemas }: FormNode): Report[] {
  const [object] = schemas;
  if (!object) return [];
  const reveals = revealsIn(object);
  const can = shown(reveals);
  const hidden = reveals.filter(({ name }) => !can.has(name));
  const waits = new Map(hidden.map(({ name, needs }) => [name, [...needs].filter((need) => !can.has(need))]));
  const reported = new Set<string>();
  return hidden.flatMap(({ name, pointer }) => {
    const circle = reported.has(name) ? undefined : circleFrom(name, waits);
    for (const one of circle ?? []) reported.add(one);
    if (!circle) return [];
    const others = circle.filter((one) => one !== name);
    const message =
      others.length > 0
        ? `${quote(name)} waits for ${list(others)}, which waits for ${quote(name)}, so none of them ever shows.`
        : `${quote(name)} waits for itself, so it never shows.`;
    return [
      {
        location: atKey(context.origin(file, pointer)),
        message,
        advice:
          others.length > 0 ? 'Show one of them without the others.' : 'Make it wait for another field.',
      },
    ];
  });
}

export const rule: Rule = {
  id: 'reveal-circle',
  topic: 'Fields and what they accept',
  about: 'A field is revealed by an answer that shows only after the field itself is answered.',
  check: (context) =>
    context.parsed
      .flatMap((file) => context.forms(file))
      .flatMap((form) => form.nodes.flatMap((node) => check(context, form, node))),
};
