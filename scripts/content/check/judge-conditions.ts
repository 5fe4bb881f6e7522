import { weakMemo } from '../memo.ts';
import type { ContentFile } from '../read.ts';
import type { Report } from './finding.ts';
import type { SchemaPart } from './model/schema-parts.ts';
import { type Scope, scopesIn } from './model/scoped-conditions.ts';
import type { CheckContext } from './rule.ts';
import { reportWrong, type Verdict } from './verdicts.ts';

/** A condition where it stands. */
export interface ConditionUse {
  file: ContentFile;
  scope: Scope;
  condition: SchemaPart;
}

/** Every condition of the content, in each place that asks it. */
export const conditionUses = weakMemo((context: CheckContext): readonly ConditionUse[] =>
  context.parsed.flatMap((file) =>
    scopesIn(context, file).flatMap((scope) =>
      scope.conditions.map((condition) => ({ file, scope, condition })),
    ),
  ),
);

/** Judges all conditions together: a shared one that is right in one of its places is right. */
export function judgeConditions(
  context: CheckContext,
  judge: (use: ConditionUse) => readonly Verdict[],
): Report[] {
  return reportWrong(conditionUses(context).flatMap(judge));
}
