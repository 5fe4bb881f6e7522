import { FEATURES, type Feature } from './features.ts';

/** A function, property or class of JavaScript or the web, by what it is called in code. */
export interface NamedFeature {
  feature: Feature;
  /** The class or namespace that has it; undefined for what is global itself. */
  owner: string | undefined;
  name: string;
  /** True for JavaScript's own, whose data does not say what is static. */
  isBuiltin: boolean;
  isStatic: boolean;
}

const KEY = /^(api|javascript\.builtins)(?:\.Intl(?=\.\w+\.))?(?:\.(\w+))?\.(\w+)$/;
const STATIC = /_static$/;
/** Parts of a key that are no names in code. */
const NO_NAME = /_(event|parameter|permission)$/;

/** Every feature that has a name in code, in the order of web-features. */
export const NAMED_FEATURES: readonly NamedFeature[] = FEATURES.flatMap((feature) => {
  const [, root, owner, key = ''] = KEY.exec(feature.key) ?? [];
  if (!root || NO_NAME.test(key)) return [];
  return [
    {
      feature,
      owner: owner === 'Window' ? undefined : owner,
      name: key.replace(STATIC, ''),
      isBuiltin: root !== 'api',
      isStatic: STATIC.test(key),
    },
  ];
});
