import type { IconList as IconListContent } from '#types/content/step';
import { Icon } from '../ui/Icon.tsx';

/** Draws short lines with an icon each, as an ordered list where their order counts. */
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
