export { onePerKind } from './alike.ts';
export { conditionEdges } from './blend.ts';
export { type Choices, combinations, countCombinations } from './combinations.ts';
export { edgesDecide } from './decisive.ts';
export { distinct } from './distinct.ts';
export { edgesOf } from './edges.ts';
export { fits, withoutSlowPatterns } from './judge.ts';
export { accepted } from './probe.ts';
export { LONGEST_TEXT } from './text-edges.ts';
