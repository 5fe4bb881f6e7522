/* Reports to the tests' server what goes wrong in a page, in engines whose driver knows of no console. */
let isLeft = false;

function report(text) {
  // Firefox and WebKit break off what a page loads as it is left, and the page still hears of it
  if (!isLeft) navigator.sendBeacon('/engines/problems', text);
}

const { error } = console;
console.error = (...parts) => {
  report(parts.join(' '));
  error.apply(console, parts);
};
addEventListener('beforeunload', () => {
  isLeft = true;
});
addEventListener('error', ({ message }) => report(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report(`CSP violation: ${violatedDirective} blocked ${blockedURI}`),
);
