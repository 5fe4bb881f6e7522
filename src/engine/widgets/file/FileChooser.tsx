import upload from 'lucide/dist/esm/icons/upload.mjs';
import { type DragEvent, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import type { WidgetProps } from '../widget.ts';

interface FileChooserProps extends Pick<WidgetProps, 'id' | 'name' | 'required' | 'invalid' | 'describedBy'> {
  text: string;
  /** The kinds of files that the browser's dialog offers. */
  accept: readonly string[] | undefined;
  multiple: boolean;
  onChoose(files: readonly File[]): void;
}

/** Draws a button that opens the browser's dialog for files. Visitors can also drop files on it. */
export function FileChooser({ text, accept, multiple, onChoose, ...field }: FileChooserProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent<HTMLLabelElement>) => {
    // otherwise the browser opens the file instead of the page
    event.preventDefault();
    setOver(false);
    const isDisabled = event.currentTarget.querySelector('input')?.matches(':disabled');
    if (!isDisabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    <label
      className="file-choose"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className="visually-hidden"
        id={field.id}
        name={field.name}
        type="file"
        accept={accept?.join(',')}
        multiple={multiple}
        required={field.required}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the list below has the chosen files, and a removed file can be chosen again
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Icon shape={upload} />
      <Text>{text}</Text>
    </label>
  );
}
