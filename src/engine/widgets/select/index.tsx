import { useEffect } from 'react';
import type { SelectWidget } from '#types/widgets/select';
import { useEngine } from '../../engine-context.ts';
import type { Json } from '../../form/paths.ts';
import { choicesOf } from '../../form/schema.ts';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { useRead } from '../../use-read.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { SelectControl } from './SelectControl.tsx';

/** Draws a dropdown with all items of a source. */
function SelectOfSource(props: WidgetProps<Json, SelectWidget> & { sourceName: string }) {
  const { sourceName, value, onChange } = props;
  const { labelKey = 'name', valueKey = 'code' } = props.options;
  const source = useEngine().sources[sourceName];
  if (!source) throw new Error(`There is no source "${sourceName}".`);
  const read = async (signal: AbortSignal) => {
    const items = await source.search('', signal);
    return items.map((item) => ({ value: item[valueKey] as Json, label: String(item[labelKey]) }));
  };
  const key = `${sourceName} ${labelKey} ${valueKey}`;
  const { status, result, tryAgain } = useRead(key, read, `The source "${sourceName}" failed.`);

  // a restored answer that is no longer in the list is removed, because the dropdown cannot show it
  const isGone =
    value !== undefined && result !== undefined && !result.some((choice) => choice.value === value);
  useEffect(() => {
    if (isGone) onChange(undefined);
  }, [isGone, onChange]);
  return (
    <>
      <SelectControl {...props} choices={result ?? []} loading={status === 'reading' || status === 'slow'} />
      <RetryNote status={status} onRetry={tryAgain} />
    </>
  );
}

/** Draws a dropdown with the schema's choices, or with the items of a source. */
function Select(props: WidgetProps<Json, SelectWidget>) {
  const { source } = props.options;
  if (source) return <SelectOfSource {...props} sourceName={source} />;
  return <SelectControl {...props} choices={choicesOf(props.schema)} loading={false} />;
}

export const widget = defineWidget('label', Select);
