import type { VisatypesCall } from '#types/api/visatypes';
import type { SandboxCall } from '../call.ts';
import { visas } from '../data/visas.ts';

export const visatypes: SandboxCall<VisatypesCall> = {
  name: 'visatypes',
  method: 'GET',
  url: '/hcf/ovhc/visatypes.json',
  answer: () => visas,
};
