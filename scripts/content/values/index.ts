export { onePerKind } from './alike.ts';
export { conditionEdges } from './blend.ts';
export { type Choices, combinations, countCombinations } from './combinations.ts';
export { edgesDecide } from './decisive.ts';
export { distinct } from './distinct.ts';
export { edgesOf } from './edges.ts';
export { firstError, fits } from './judge.ts';
export { accepted, type Refused, refused } from './probe.ts';
