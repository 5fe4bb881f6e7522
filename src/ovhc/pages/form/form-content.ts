import type { FormPage } from '#types/content/form-page';

/** The content of a form page. The compiler adds its name. */
export type FormContent = FormPage & { name: string };
