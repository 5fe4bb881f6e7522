import type { FormStore } from '../../form/form-store.ts';
import { type Path, pointer } from '../../form/paths.ts';

/**
 * Has a field's error say that its text is nobody's: the source has found no item for it, so the rule is broken on how
 * many there are. That holds until another text is entered.
 */
export function rejectUnknown(store: FormStore, path: Path): void {
  const at = pointer(path);
  const error = { instancePath: at, keyword: 'minItems', params: { limit: 1 } };
  store.setState(({ rejected, touched }) => ({
    rejected: new Map(rejected).set(at, error),
    touched: new Set(touched).add(at),
  }));
}
