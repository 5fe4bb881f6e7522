import type { UsedBy } from '../model.ts';
import { select } from '../studio-store.ts';

interface UsesListProps {
  /** The text that opens the list. */
  title: string;
  uses: readonly UsedBy[];
}

/** Draws the places that use something. Each selects its node. */
export function UsesList({ title, uses }: UsesListProps) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {uses.map((use) => (
          <li key={use.label}>
            <button type="button" className="plain link" onClick={() => select(use)}>
              {use.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
