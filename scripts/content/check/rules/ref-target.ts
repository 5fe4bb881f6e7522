import { dirname, relative, resolve, sep } from 'node:path';
import { escapePart, isObject, walk } from '../../json.ts';
import { type ContentFile, type ContentFiles, pointerParts } from '../../read.ts';
import { type RefProblem, valueAt } from '../../resolve.ts';
import { circlesOnce } from '../circles.ts';
import { atValue, type Report } from '../finding.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { fixName, quote } from '../wording.ts';
