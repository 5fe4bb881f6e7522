/** A file in the repository that is written from code and schemas, never by hand. Each is a file in documents/. */
export interface Document {
  /** from the repository's root, with forward slashes */
  path: string;
  write(): string | Promise<string>;
}
