import type { FileAnswer } from '../../form/form-files.ts';
import { formatSize } from './sizes.ts';

interface FileListProps {
  files: readonly FileAnswer[];
  /** The text of the button that removes a file. */
  remove: string;
  onRemove(index: number): void;
}

/** Lists the chosen files with their sizes, each with a button to remove it. */
export function FileList({ files, remove, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="file-list">
      {files.map(({ name, size }, index) => (
        <li key={`${name} ${size}`}>
          <span className="file-name" translate="no">
            {name} <span className="file-size">{formatSize(size)}</span>
          </span>
          <button className="button-quiet" type="button" onClick={() => onRemove(index)}>
            {remove}
            <span className="visually-hidden"> {name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
