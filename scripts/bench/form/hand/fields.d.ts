declare module 'bench:fields' {
  export interface Field {
    name: string;
    label: string;
    pattern: RegExp;
    messages: { required: string; pattern: string };
  }
  export const fields: readonly Field[];
}
