import check from 'lucide/dist/esm/icons/check.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import error from 'lucide/dist/esm/icons/circle-alert.mjs';
import good from 'lucide/dist/esm/icons/circle-check.mjs';
import external from 'lucide/dist/esm/icons/external-link.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import warning from 'lucide/dist/esm/icons/triangle-alert.mjs';
import clear from 'lucide/dist/esm/icons/x.mjs';
import { createElement } from 'react';
import type { IconShape } from '../compiled.ts';

/** The icons that the engine itself uses. The compiler adds those that content names. */
export const icons = {
  check,
  chevronDown,
  chevronLeft,
  chevronRight,
  good,
  error,
  external,
  info,
  search,
  warning,
  clear,
};

/** Draws an outline icon. There is always text beside it, so it is hidden from assistive technology. */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
