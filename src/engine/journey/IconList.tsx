import type { IconList as IconListContent } from '#types/content/step';
import { Icon } from '../ui/Icon.tsx';

/** Draws short lines with icons, as an ordered list if their order matters. */
export function IconList({ heading, items, isOrdered }: IconListContent & { isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div className="icon-list">
      {heading && <h2>{heading}</h2>}
      <List>
        {items.map(({ icon, label }) => (
          <li key={label}>
            <Icon shape={icon} />
            {label}
          </li>
        ))}
      </List>
    </div>
  );
}
