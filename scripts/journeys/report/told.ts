import type { Reach } from '#types/data/journeys';

/** Whether a control is a field, or stands inside it. */
const isPartOf = (control: string, field: string) =>
  control === field || control.startsWith(`${field}.`) || control.startsWith(`${field}[`);

/**
 * What is to be told of what nobody can come to, one mistake once: of a step it alone, not all that stands in it; of a field
 * it alone, not its messages and the fields inside it.
 */
export function toldOf(unreached: readonly Reach[]): Reach[] {
  const steps = new Set(unreached.filter(({ target }) => target.kind === 'step').map(({ hash }) => hash));
  const isInLostField = ({ hash, target }: Reach) =>
    unreached.some(
      (other) =>
        other.hash === hash &&
        other.target.kind === 'reveal' &&
        other.target !== target &&
        'field' in target &&
        isPartOf(target.field, other.target.field),
    );
  return unreached.filter(
    (reach) => reach.target.kind === 'step' || (!steps.has(reach.hash) && !isInLostField(reach)),
  );
}
