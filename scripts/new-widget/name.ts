import { existsSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = /^[a-z]+(-[a-z]+)*$/;
/** Longer names would break lines in what is written. */
const LONGEST = 30;
const WIDGETS = ['src/engine/widgets', 'src/ovhc/widgets'];

/** Why a widget cannot have this name in a repository; undefined where it can. */
export function refusal(name: string, root: string): string | undefined {
  if (name === '') return 'Say what the widget is called: npm run new:widget star-rating';
  if (!WORDS.test(name)) {
    return `"${name}" is no name for a widget. Use words of small letters with hyphens between them, such as star-rating.`;
  }
  if (name.length > LONGEST) return `"${name}" is too long. Use at most ${LONGEST} letters.`;
  if (WIDGETS.some((folder) => existsSync(join(root, folder, name)))) {
    return `There is a widget "${name}" already. Choose another name.`;
  }
  if (existsSync(join(root, 'schemas/widgets', `${name}.schema.json`))) {
    return `The name "${name}" is taken in schemas/widgets/. Choose another one.`;
  }
  return undefined;
}

/** `StarRating` for star-rating. */
export function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
