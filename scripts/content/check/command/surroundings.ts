/** Where the command runs, and who listens. */
export interface Surroundings {
  cwd: string;
  colour: boolean;
  out(text: string): void;
  err(text: string): void;
}
