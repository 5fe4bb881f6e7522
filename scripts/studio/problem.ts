/** A call that can't be done. Its message says what happened and what to do, and authors read it. */
export class StudioProblem extends Error {}
