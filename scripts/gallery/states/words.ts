import type { Visit } from '#types/data/journeys';

function valueWords(value: unknown): string {
  if (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'name' in item)
  )
    return value.map(({ name }: { name: unknown }) => String(name)).join(', ');
  return typeof value === 'string' ? value || '“”' : JSON.stringify(value);
}

const line = (title: string, answers: object): string[] => {
  const said = Object.entries(answers).map(([name, value]) => `${name}: ${valueWords(value)}`);
  return said.length > 0 ? [`${title}: ${said.join('; ')}`] : [];
};

/** A short way to a state, in lines. */
export function wayOf({ told, facts, earlier, answers }: Visit, left: readonly string[] = []): string[] {
  return [
    ...line('Told before', told),
    ...line('Known', facts),
    ...Object.entries(earlier).flatMap(([hash, given]) => line(`At #${hash}`, given)),
    ...line('Here', answers),
    ...(left.length > 0 ? [`Gone into and left: ${left.join(', ')}`] : []),
  ];
}
