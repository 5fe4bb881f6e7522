export { conditionEdges } from './blend.ts';
export { edgesOf } from './edges.ts';
export { firstError, fits } from './judge.ts';
export { accepted, type Refused, refused } from './probe.ts';
