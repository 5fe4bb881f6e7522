import { lineAndColumn } from '../../content/check/diagnostic.ts';
import { walk } from '../../content/json.ts';
import { type ContentFile, type ContentFiles, nodeAt } from '../../content/read.ts';
import { valueIn } from '../../content/resolve.ts';
import { UsageError } from '../../content/usage-error.ts';
import type { GalleryState, NotPictured, Shown, Words } from '../states/gallery-state.ts';
import { targetName } from '../states/target-name.ts';

/**
 * The places in content of texts that depend on no condition: they show while something loads or fails, after what a
 * visitor does, or for a form as a whole. Texts for screen readers alone are left out, and those that stand for code
 * that did not load.
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

/** Words of a content file, by its name and their pointer in it. @throws UsageError where there are none */
export type Say = (file: string, pointer: string) => Words;

function shownAt(file: ContentFile, pointer: string, text: string): Words {
  const { name } = file;
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return {
    hash: name.replace(/^.*\/|\.json$/g, ''),
    target: { kind: 'words', text },
    file: name,
    line,
  };
}

/** The words at the given places of content. */
export function sayFrom(files: ContentFiles): Say {
  return (name, pointer) => {
    const file = [...files.values()].find((each) => each.name === name);
    const text = file && valueIn(file.data, pointer);
    if (file && typeof text === 'string') return shownAt(file, pointer, text);
    throw new UsageError(
      `A state in scripts/gallery/others/ shows the words at ${name}#${pointer}, and there are none: say there where they are now.`,
    );
  };
}

const placeOf = ({ file, line }: Shown) => `${file}:${line}`;

/** The words that are to be seen in some state, and that none of these shows. */
export function unsaid(files: ContentFiles, states: readonly GalleryState[]): NotPictured[] {
  const said = new Set(states.flatMap(({ shows }) => shows.map(placeOf)));
  const asked: Words[] = [];
  for (const file of files.values()) {
    walk(file.data, (value, pointer) => {
      const isAsked = typeof value === 'string' && PLACES.some((place) => place.test(pointer));
      if (isAsked) asked.push(shownAt(file, pointer, value));
    });
  }
  return asked
    .filter((shown) => !said.has(placeOf(shown)))
    .map((shown) => ({
      id: targetName(shown),
      reason: `No state shows what content/${placeOf(shown)} says: add one in scripts/gallery/others/.`,
    }));
}
