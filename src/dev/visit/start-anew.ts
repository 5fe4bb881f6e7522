import { KEYS } from '../../ovhc/store/keys.ts';
import { clearQuote } from '../../ovhc/store/quote-store.ts';
import { SHARED, storedText } from '../../ovhc/store/storage.ts';
import { comeBack } from './go.ts';

/**
 * Clears all that is stored, and loads the page as new.
 *
 * @param pressed the control that has the focus again then, by its id
 */
export function startAnew(pressed: string): void {
  clearQuote();
  for (const key of Object.values(KEYS)) storedText(SHARED, key).clear();
  comeBack(location.pathname, pressed);
}
