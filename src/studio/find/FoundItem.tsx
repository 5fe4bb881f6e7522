import type { Found } from '../../../scripts/studio/find.ts';
import { placeKey } from '../places.ts';
import { select, setStudio } from '../studio-store.ts';

const KINDS = { text: '', name: 'Field name', file: 'File name' };

interface FoundItemProps {
  found: Found;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** Draws a text that was found, where it is written and where visitors read it. A press shows it there. */
export function FoundItem({ found, isChosen, onChoose }: FoundItemProps) {
  const { kind, text, parts, written, uses } = found;
  const [first] = uses;
  const show = () => {
    select(first ?? written);
    setStudio({ pane: 'page' });
  };
  const where = uses.map(({ label }) => label);
  return (
    <li className="found">
      {kind === 'text' && (
        <input
          type="checkbox"
          aria-label={`Replace in: ${text}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div>
        <button type="button" className="plain finding-message" onClick={show}>
          {parts.map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
            index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
          )}
        </button>
        <p className="meta">
          {[KINDS[kind], written.file, where.slice(0, 3).join(', ')].filter(Boolean).join(' · ')}
          {where.length > 3 && ` and ${where.length - 3} more`}
        </p>
      </div>
    </li>
  );
}

export const foundKey = ({ kind, written }: Found) => `${kind} ${placeKey(written)}`;
