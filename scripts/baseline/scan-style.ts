import { parse } from 'postcss';
import type { FeatureUse } from './check.ts';
import { excerptOf, FEATURES, type Feature } from './features.ts';

const NEWER = new Map(
  FEATURES.filter(({ isInBaseline }) => !isInBaseline).map((feature) => [feature.key, feature]),
);

const FUNCTION = /^css\.types\.(?:.+\.)?([\w-]+)$/;

/** Functions in values, unless one of the baseline has the same name: css.types.color.light-dark is light-dark(). */
const FUNCTIONS = new Map<string, Feature>();
for (const isInBaseline of [false, true])
  for (const feature of FEATURES.filter((each) => each.isInBaseline === isInBaseline)) {
    const [, name] = FUNCTION.exec(feature.key) ?? [];
    if (name && isInBaseline) FUNCTIONS.delete(name);
    else if (name) FUNCTIONS.set(name, feature);
  }

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

function inAtRule(name: string, params: string): (Feature | undefined)[] {
  const conditions = namesIn(params, /\(\s*([a-z-]+)/g).map((part) =>
    NEWER.get(`css.at-rules.${name}.${part}`),
  );
  return [NEWER.get(`css.at-rules.${name}`), ...conditions];
}

function inValue(property: string, value: string): (Feature | undefined)[] {
  return [
    NEWER.get(`css.properties.${property}`),
    ...namesIn(value, /([a-z][\w-]*)(?!\()\b/gi).map((keyword) =>
      NEWER.get(`css.properties.${property}.${keyword}`),
    ),
    ...namesIn(value, /([a-z][\w-]*)\(/gi).map((name) => FUNCTIONS.get(name)),
  ];
}

/** Finds newer features in a stylesheet. Leaves out `@supports`, which older browsers skip. */
export function scanStyle(file: string, code: string): FeatureUse[] {
  const uses: FeatureUse[] = [];
  const report = (features: readonly (Feature | undefined)[], text: string) => {
    for (const feature of features) if (feature) uses.push({ file, feature, excerpt: excerptOf(text, 0) });
  };
  const root = parse(code, { from: file });
  root.walkAtRules('supports', (rule) => void rule.remove());
  root.walk((node) => {
    if (node.type === 'decl') report(inValue(node.prop, node.value), String(node));
    if (node.type === 'atrule') report(inAtRule(node.name, node.params), String(node));
    if (node.type === 'rule')
      for (const name of namesIn(node.selector, /:([a-z][a-z-]*)/g))
        report([NEWER.get(`css.selectors.${name}`)], String(node));
  });
  return uses;
}
