import { KEYS } from '../../ovhc/store/keys.ts';
import { clearQuote } from '../../ovhc/store/quote-store.ts';
import { keptRecord } from '../../ovhc/store/storage.ts';
import { comeBack } from './go.ts';

/**
 * Forgets all that was told, and begins the page anew.
 *
 * @param pressed the control that has the focus again then, by its id
 */
export function startAnew(pressed: string): void {
  clearQuote();
  for (const key of Object.values(KEYS)) keptRecord([() => localStorage, () => sessionStorage], key).clear();
  comeBack(location.pathname, pressed);
}
