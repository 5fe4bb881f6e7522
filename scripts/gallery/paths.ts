import { fileURLToPath } from 'node:url';

/** The pictures that were last accepted. */
export const ACCEPTED = fileURLToPath(new URL('../../tests/gallery/', import.meta.url));
/** The page with the pictures of this run, complete in itself. */
export const OUTPUT = fileURLToPath(new URL('../../dist/gallery/', import.meta.url));
