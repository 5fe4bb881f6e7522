import type { ErrorObject } from 'ajv';
import equal from 'fast-deep-equal';
import { escapePart, isObject, placesIn } from '../content/json.ts';
import { valueIn } from '../content/resolve.ts';

/** Something in an answer that does not fit. It never contains a value of the answer, which may be personal data. */
export interface Problem {
  /** The JSON pointer of the value. Empty for the whole answer. */
  pointer: string;
  message: string;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Converts an error of ajv. It needs the option `verbose`. */
export function problemOf({ keyword, instancePath, message, params, data }: ErrorObject): Problem {
  const here = (text: string) => ({ pointer: instancePath, message: text });
  const inside = (name: string, text: string) => {
    return { pointer: `${instancePath}/${escapePart(name)}`, message: text };
  };
  switch (keyword) {
    case 'required':
      return inside(params.missingProperty, 'is missing');
    case 'additionalProperties':
      return inside(params.additionalProperty, 'is not part of the contract');
    case 'type':
      return here(`must be ${[params.type].flat().join(' or ')}, is ${typeOf(data)}`);
    case 'enum':
      return here(`must be one of ${params.allowedValues.join(', ')}`);
    case 'const':
      return here(`must be ${JSON.stringify(params.allowedValue)}`);
    default:
      return here(message ?? keyword);
  }
}

/** Returns the pointer of the first value that differs between two answers, or undefined if they are the same. */
export function firstDifference(one: unknown, other: unknown): string | undefined {
  if (equal(one, other)) return undefined;
  const isInner = (value: unknown) => isObject(value) || Array.isArray(value);
  const different = placesIn(one).find(
    ([value, pointer]) => !isInner(value) && !equal(value, valueIn(other, pointer)),
  );
  // otherwise the other answer has more
  return different?.[1] ?? '';
}
