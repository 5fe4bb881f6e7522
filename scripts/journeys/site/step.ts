import type { JourneyEntry } from '#types/content/journey';
import { isObject } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { fieldsOf } from './fields.ts';
import type { SiteStep } from './site.ts';

/** A step with the fields of its form, from the page's resolved content and the pointers into it. */
export function readStep(
  written: unknown,
  entry: JourneyEntry,
  place: Pick<SiteStep, 'index' | 'pointer' | 'at' | 'named'>,
): SiteStep {
  const { at, pointer } = place;
  const [entryWritten, step] = [valueIn(written, pointer), valueIn(written, at)];
  const { schema, uiSchema } = isObject(step) ? step : {};
  const whole = isObject(schema) ? schema : {};
  const fields = fieldsOf([{ schema: whole, pointer: `${at}/schema` }], isObject(uiSchema) ? uiSchema : {}, {
    path: [],
    uiPointer: `${at}/uiSchema`,
  });
  return {
    ...place,
    hash: entry.step.hash,
    entry,
    written: isObject(entryWritten) ? entryWritten : {},
    schema: whole,
    fields: new Map(fields.map((field) => [field.name, field])),
  };
}
