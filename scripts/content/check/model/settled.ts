import { weakMemo } from '../../memo.ts';
import { conditionOutcome, type Outcome } from '../../proofs/condition-outcome.ts';
import type { ConditionUse } from '../judge-conditions.ts';
import { misfitTypes } from './condition-types.ts';
import { constantsOf } from './constants.ts';
import { innerNames } from './inner-names.ts';
import { namesRead } from './used-names.ts';

/** Whether what a condition looks at is misspelt, which is told by itself and may be all that is wrong with it. */
function isUnclear({ scope, condition }: ConditionUse): boolean {
  return (
    namesRead(condition).some(({ name }) => !scope.names.has(name)) ||
    misfitTypes(condition).some(({ isMisfit }) => isMisfit) ||
    innerNames(condition, scope.schemaOf).some(({ name, known }) => !known.includes(name)) ||
    constantsOf(condition, scope.schemaOf).some(({ isPossible }) => !isPossible)
  );
}

/** How a condition turns out, where nothing else is wrong with it. */
export const settledOutcome: (use: ConditionUse) => Outcome = weakMemo((use) =>
  isUnclear(use) ? 'unknown' : conditionOutcome(use.condition.schema, use.scope.schemaOf),
);
