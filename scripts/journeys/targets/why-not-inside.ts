import { controlName } from '../../../src/engine/form/paths.ts';
import { namesRead } from '../../content/check/model/schema-parts.ts';
import { reasonFor, tooMany } from '../reasons.ts';
import type { SiteField } from '../site/fields.ts';
import { holderOf, variablesInside } from '../walk/inside.ts';
import { findStep } from '../walk/search.ts';
import { conditionWords } from '../words/condition.ts';
import { listed } from '../words/list.ts';
import { gatesOf, type StepOfSite } from './found.ts';
import { schemaInView } from './in-view.ts';

/** Why a field is never in view: one inside a list or a group waits for what is answered beside it. */
export function whyNotInside(at: StepOfSite, root: SiteField, field: SiteField): string {
  const around = [gatesOf(at, root)];
  const holder = holderOf(root, field);
  const base = findStep(at.site, at.journey, at.step, around, (scene) => !!schemaInView(scene, root.path));
  if (!holder || !base) return reasonFor(at, [...around, ...(holder ? [] : [gatesOf(at, field)])]);
  if (!field.presence) return `${controlName(holder.path)}, which it stands in, is never there`;
  const place = controlName(holder.path);
  const beside = new Set(holder.inside.map(({ name }) => name));
  const names = [...new Set(field.gates.flatMap(namesRead).map(({ name }) => name))];
  const unknown = names.filter((name) => !beside.has(name));
  const notTried = unknown.length > 0 ? undefined : tooMany(variablesInside(base, root, field));
  if (notTried) return notTried;
  const words = conditionWords(field.presence);
  const why =
    unknown.length > 0
      ? `${listed(unknown, 'and')} ${unknown.length > 1 ? 'are' : 'is'} not asked for inside ${place}, where it looks`
      : `no answers inside ${place} were found that fit`;
  return `its condition needs that ${words}, and ${why}`;
}
