import type { Answers, Visit } from '#types/data/journeys';
import { COMING_ALONG } from '../facts/index.ts';

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

/** Facts without those that come about by themselves: these come out as they are in the picture. */
const arranged = (facts: Answers): Answers =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !COMING_ALONG.includes(name)));

/** A short way to a state, in lines. */
export function wayOf({ told, facts, earlier, answers }: Visit, left: readonly string[] = []): string[] {
  return [
    ...line('Told before', told),
    ...line('Known', arranged(facts)),
    ...Object.entries(earlier).flatMap(([hash, given]) => line(`At #${hash}`, given)),
    ...line('Here', answers),
    ...(left.length > 0 ? [`Gone into and left: ${left.join(', ')}`] : []),
  ];
}
