import type { TempTokenCall } from '#types/api/tempToken';
import type { SandboxCall } from '../call.ts';

export const tempToken: SandboxCall<TempTokenCall> = {
  name: 'tempToken',
  method: 'GET',
  url: '/hcf/tempToken',
  answer: (_request, { keys }) => ({ status: 'Success', token: keys.issue() }),
};
