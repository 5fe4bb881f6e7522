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

/** The icons that the engine itself needs; those that content names come compiled with it. */
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

/** Draws an outline. It always stands beside words, so it says nothing itself. */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
