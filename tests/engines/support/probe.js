/* Tells the tests' server what goes wrong in a page, in engines whose driver knows of no console. */
let isLeft = false;

function tell(text) {
  // Firefox and WebKit break off what a page loads as it is left, and the page still hears of it
  if (!isLeft) navigator.sendBeacon('/engines/problems', text);
}

const { error } = console;
console.error = (...words) => {
  tell(words.join(' '));
  error.apply(console, words);
};
addEventListener('beforeunload', () => {
  isLeft = true;
});
addEventListener('error', ({ message }) => tell(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  tell(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
);
