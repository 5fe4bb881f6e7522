import './file.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import { answerFor, type FileAnswer, fileOf } from '../../form/form-files.ts';
import { isObject, type Json } from '../../form/paths.ts';
import { AlertRegion } from '../../ui/AlertRegion.tsx';
import { Icon, icons } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { checkFiles, type FileOptions } from './check-files.ts';
import { FileChooser } from './FileChooser.tsx';
import { FileList } from './FileList.tsx';
import { formatSize } from './sizes.ts';

/** Returns the names and sizes of the files: passport.pdf (1.2 MB), visa.pdf (80 KB). */
function display(value: Json): string | undefined {
  const files = Array.isArray(value) ? value.filter(isObject) : [];
  return (files as FileAnswer[]).map(({ name, size }) => `${name} (${formatSize(size)})`).join(', ');
}

const namesOf = (files: readonly FileAnswer[]) => files.map(({ name }) => name).join(', ');

/**
 * Draws files that visitors choose or drop, with a button to remove each. A restored answer has lost its files, so it
 * is cleared and asked for again.
 */
function Files({ options, schema, value, onChange, ...field }: WidgetProps<FileAnswer[], FileOptions>) {
  const { list } = useEngine().texts;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const restored = Array.isArray(value) ? value.filter(isObject) : [];
  const files = restored.filter(fileOf);
  const [lost, setLost] = useState<readonly FileAnswer[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [announcement, announce] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<number>(undefined);

  const answer = (next: FileAnswer[]) =>
    // names of files can be personal; too few files may become enough
    onChange(next.length > 0 ? next : undefined, next.length >= minItems ? '' : undefined);

  const isLost = value !== undefined && value.length !== files.length;
  useEffect(() => {
    if (!isLost) return;
    setLost(restored.filter((file) => !fileOf(file)));
    onChange(files.length > 0 ? files : undefined);
  });

  // after every render: the first one after a removal has the other files
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('.file-list button') ?? [];
    const next = buttons[Math.min(focusNext.current, buttons.length - 1)];
    (next ?? box.current?.querySelector('input'))?.focus();
    focusNext.current = undefined;
  });

  const add = (chosen: readonly File[]) => {
    const kept = maxItems === 1 ? [] : files;
    const checked = checkFiles(chosen, kept, maxItems, options);
    setRefusals(checked.refusals);
    if (checked.added.length === 0) return;
    const added = checked.added.map(answerFor);
    setLost([]);
    announce(fill(list.added, { item: namesOf(added) }));
    answer([...kept, ...added]);
  };
  const remove = (index: number) => {
    const left = files.filter((_, at) => at !== index);
    focusNext.current = index;
    setRefusals([]);
    announce(fill(list.removed, { item: files[index]?.name, count: left.length }));
    answer(left);
  };

  const refusalId = `${field.id}-refusals`;
  const describedBy = [field.describedBy, refusals.length > 0 && refusalId].filter(Boolean).join(' ');
  return (
    // the dialog that chooses files does not leave the field
    <fieldset ref={box} aria-labelledby={`${field.id}-label`} onBlur={onLeave(field.onBlur)}>
      <FileChooser
        {...field}
        required={field.required && files.length === 0}
        describedBy={describedBy || undefined}
        text={files.length > 0 ? options.chooseAnother : options.choose}
        accept={options.accept}
        multiple={maxItems > 1}
        onChoose={add}
      />
      <FileList files={files} remove={options.remove} onRemove={remove} />
      <div id={refusalId} role="alert">
        {refusals.map((text) => (
          <p className="field-error" key={text}>
            <Icon shape={icons.error} />
            <Text>{text}</Text>
          </p>
        ))}
      </div>
      <AlertRegion
        alerts={lost.length > 0 ? [{ level: 'warning', text: [options.chooseAgain] }] : []}
        values={{ files: namesOf(lost) }}
      />
      <p className="visually-hidden" role="status">
        <Text>{announcement}</Text>
      </p>
    </fieldset>
  );
}

export const widget = defineWidget('label', Files, { display });
