export { byName, type Choice, combinations, countCombinations, type Given } from './combinations.ts';
export { areEdgesEnough, conditionEdges, onePerKind } from './condition-edges.ts';
export { areContradictory } from './contradictory.ts';
export { distinct, edgeValues, isDateBound, validValues } from './edges.ts';
export { isValid, validatorFor } from './validators.ts';
