import { useEngine } from '../../engine-context.ts';
import type { Choice } from '../../form/choices.ts';
import type { Json } from '../../form/paths.ts';
import { type Read, useRead } from '../../use-read.ts';

/** Fetches all items of a source as choices. */
export function useSourceChoices(
  sourceName: string,
  labelKey: string,
  valueKey: string,
): Read<readonly Choice[]> {
  const source = useEngine().sources[sourceName];
  if (!source) throw new Error(`There is no source "${sourceName}".`);
  const read = async (signal: AbortSignal) => {
    const items = await source.search('', signal);
    return items.map((item) => ({ value: item[valueKey] as Json, label: String(item[labelKey]) }));
  };
  return useRead(`${sourceName} ${labelKey} ${valueKey}`, read, `The source "${sourceName}" failed.`);
}
