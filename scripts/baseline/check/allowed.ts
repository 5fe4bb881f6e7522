/** A newer feature that the site may use all the same, since it works where the feature is missing. */
export interface Allowed {
  /** The feature's key; what is below it is allowed too. */
  key: string;
  /** How the names of the files that use it begin. */
  files: readonly string[];
  reason: string;
}

const CORE = ['assets/core-'];
const STYLE = ['assets/style-'];
const CARD_FORM = ['card-form/index-'];

export const ALLOWED: readonly Allowed[] = [
  {
    key: 'api.Window.requestIdleCallback',
    files: CORE,
    reason: 'src/engine/ui/when-idle.ts looks for it first and sets a timer where it is missing.',
  },
  {
    key: 'api.Window.navigation',
    files: CORE,
    reason: 'React looks for it first, and needs it for view transitions only.',
  },
  {
    key: 'api.Element.startViewTransition',
    files: CORE,
    reason: 'React calls it for view transitions of its own only. The site has none.',
  },
  {
    key: 'api.Document.startViewTransition',
    files: ['assets/JourneyView-'],
    reason:
      'src/engine/journey/step-transition.ts looks for it first and changes the step at once without it.',
  },
  {
    key: 'api.Navigator.connection',
    files: CORE,
    reason: 'React looks for it first, to guess how long an image takes.',
  },
  {
    key: 'api.Window.devicePixelRatio',
    files: CORE,
    reason: 'React looks for it first, to guess how long an image takes.',
  },
  {
    key: 'javascript.builtins.DisposableStack.use',
    files: CORE,
    reason: 'A false alarm: it is React’s own function `use`.',
  },
  {
    key: 'api.ScreenOrientation.lock',
    files: CARD_FORM,
    reason: 'A false alarm: it is the card form’s own function `lock`.',
  },
  {
    key: 'css.properties.accent-color',
    files: STYLE,
    reason: 'Without it a checkbox has the browser’s own colour.',
  },
  {
    key: 'css.properties.cursor',
    files: [...STYLE, ...CARD_FORM],
    reason: 'Phones have no mouse pointer.',
  },
  {
    key: 'css.properties.overscroll-behavior',
    files: STYLE,
    reason: 'Without it the page behind a list scrolls on at the list’s end.',
  },
  {
    key: 'css.properties.overscroll-behavior-x',
    files: STYLE,
    reason: 'Without it a swipe at the end of the cards goes back a page.',
  },
  {
    key: 'css.properties.scrollbar-width',
    files: CARD_FORM,
    reason: 'Without it a scroll bar may show while the page makes room for the frame.',
  },
  {
    key: 'css.properties.text-wrap',
    files: [...STYLE, ...CARD_FORM],
    reason: 'Without it lines break where they are full.',
  },
  {
    key: 'css.properties.view-transition-name',
    files: STYLE,
    reason: 'Without it a step changes at once.',
  },
  {
    key: 'css.selectors.view-transition',
    files: STYLE,
    reason: 'Without it a step changes at once.',
  },
  {
    key: 'css.selectors.view-transition-group',
    files: STYLE,
    reason: 'Without it a step changes at once.',
  },
  {
    key: 'css.selectors.view-transition-old',
    files: STYLE,
    reason: 'Without it a step changes at once.',
  },
  {
    key: 'css.properties.forced-color-adjust',
    files: STYLE,
    reason: 'Without it the system’s colours take the place of ours in all of the part.',
  },
  {
    key: 'css.at-rules.page',
    files: STYLE,
    reason: 'Without it a sheet of paper has the browser’s own margins.',
  },
];
