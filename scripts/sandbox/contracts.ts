import type { ErrorObject } from 'ajv';
import { validateContract } from '../api/contracts.ts';

const MAX_ERRORS = 10;

function formatError(side: string, { instancePath, message, params }: ErrorObject): string {
  const detail = params.allowedValues ?? params.additionalProperty;
  return `${side}${instancePath} ${message}${detail === undefined ? '' : ` (${[detail].flat().join(', ')})`}`;
}

/** Returns what is wrong with data of a call, by schemas/api/{call}.schema.json, or undefined if it is valid. */
export function contractErrors(
  call: string,
  side: 'request' | 'response' | 'dependants',
  data: unknown,
): string | undefined {
  const errors = validateContract(call, `/properties/${side}`, data);
  if (errors.length === 0) return undefined;
  const texts = errors.slice(0, MAX_ERRORS).map((error) => formatError(side, error));
  if (errors.length > MAX_ERRORS) texts.push(`${errors.length - MAX_ERRORS} more`);
  return texts.join('; ');
}
