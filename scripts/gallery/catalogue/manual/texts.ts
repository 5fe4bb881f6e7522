import { lineAndColumn } from '../../../content/check/diagnostic.ts';
import { walk } from '../../../content/json.ts';
import { type ContentFile, type ContentFiles, nodeAt } from '../../../content/read.ts';
import { valueIn } from '../../../content/resolve.ts';
import { UsageError } from '../../../content/usage-error.ts';
import { isExempt } from '../exemptions.ts';
import { targetName } from '../names.ts';
import type { ContentText, NotPictured, State } from '../state.ts';
import type { UnresolvedState } from './state.ts';

/**
 * The places of texts that depend on no condition: they show while something loads or fails, after an action, or for a
 * form as a whole. Texts for screen readers alone are not among them, nor those that stand for code that did not load.
 */
const PLACES: readonly RegExp[] = [
  /^\/price\/(updating|outdated|unknown)$/,
  /^\/dialogs\/[^/]+\/(title|text)$/,
  /\/?sending(\/\d+\/text)?$/,
  /^\/submit\/slow$/,
  /^\/uiSchema\/ui:messages(\/[^/]+)?$/,
  /^\/(text|confirm\/text|cancel\/text)$/,
  /^\/success\/(title|content|reference)$/,
  /^\/link\/(opening|failed|(replace|alerts\/[^/]+)\/(title|text))$/,
  /^\/copyLink\/byHand$/,
  /\/ui:tooltip\/text$/,
  /\/ui:options\/(searching|found|failed|timedOut|blocked|challenge|loading|empty|emptyHelp|browse)$/,
  /\/ui:options\/(notListed|retrieving|searchFailed|searchAgain|helpText2)$/,
  /^\/typeahead\/(prompt|searching|empty|more)$/,
  /^\/reading\/(slow|failed|tryAgain)$/,
  /^\/errorSummary\/heading$/,
];

function contentText(file: ContentFile, pointer: string, text: string): ContentText {
  const { name } = file;
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return { hash: name.replace(/^.*\/|\.json$/g, ''), target: { kind: 'text', text }, file: name, line };
}

/** Looks a state's texts up in content. @throws UsageError for a place without a text */
export function resolveTexts(files: ContentFiles, { texts, ...state }: UnresolvedState): State {
  const shows = texts.map((place) => {
    const [name = '', pointer = ''] = place.split('#');
    const file = [...files.values()].find((each) => each.name === name);
    const text = file && valueIn(file.data, pointer);
    if (file && typeof text === 'string') return contentText(file, pointer, text);
    throw new UsageError(
      `The state ${state.id} in scripts/gallery/catalogue/manual/ shows the text at ${place}, which does not exist: correct the place there.`,
    );
  });
  return { ...state, shows };
}

const placeOf = ({ file, line }: Pick<ContentText, 'file' | 'line'>) => `${file}:${line}`;

/** Finds the texts of {@link PLACES} that no state shows. */
export function findMissingTexts(
  files: ContentFiles,
  states: readonly Pick<State, 'shows'>[],
): NotPictured[] {
  const shown = new Set(states.flatMap(({ shows }) => shows.map(placeOf)));
  const missing: ContentText[] = [];
  for (const file of files.values()) {
    walk(file.data, (value, pointer) => {
      if (typeof value !== 'string' || !PLACES.some((place) => place.test(pointer))) return;
      const text = contentText(file, pointer, value);
      if (!shown.has(placeOf(text))) missing.push(text);
    });
  }
  return missing.map((text) => ({
    id: targetName(text),
    reason: isExempt(targetName(text))
      ? 'No state shows it.'
      : `No state shows content/${placeOf(text)}: add one to scripts/gallery/catalogue/manual/.`,
  }));
}
