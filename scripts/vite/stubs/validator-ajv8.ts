/** Only RJSF's helper for its own tests asks for this package; rules are compiled ahead of time here. */
export default {};
