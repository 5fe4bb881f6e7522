/** A call that can't be done. Its message says what happened and what to do, and authors read it. */
export class StudioProblem extends Error {}

/** A request that Studio's own page would not send. Its message goes to the log. */
export class Refusal extends Error {}
