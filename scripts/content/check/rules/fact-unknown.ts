import type { ContentFile } from '../../read.ts';
import { atValue, placeOf, type Report } from '../finding.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { fixName, quote } from '../wording.ts';
