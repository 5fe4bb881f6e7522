/** Colours, sizes and distances of the site. */
export const COLOURS = {
  ink: '#13232F',
  soft: '#475963',
  paper: '#FFFFFF',
  mist: '#F4F8F7',
  hairline: '#D5DFDF',
  green: '#00635A',
  coral: '#F26B4E',
  error: '#B3261E',
} as const;

/** The colours of each alert level and of other boxes. Without its own colour, the text has the colour of the mark. */
export const BOXES: Readonly<Record<string, readonly [mark: string, background: string, text?: string]>> = {
  warning: ['#7A4A00', '#FFF5E0'],
  error: ['#B3261E', '#FDEEEC'],
  info: ['#0B57A4', '#EAF2FB'],
  good: ['#1A6B3C', '#E8F6ED'],
  problem: ['#B3261E', '#FDEEEC'],
  reveal: ['#00635A', '#E3F2EF', '#004D46'],
  item: ['#6E7F87', '#F4F8F7', '#13232F'],
};

export const SIZES = { small: 15, text: 16, heading: 20, title: 32 } as const;
export const LINE = 23;

export const PAGE = { width: 1080, margin: 40 } as const;
/** The horizontal positions of the path, its detours and their cards. */
export const PATH = { main: 232, detour: 276, card: 272, detourCard: 316 } as const;
/** The distance that everything moves to the left in a journey without progress stages. */
export const WITHOUT_STAGES = 172;
export const CARD = { padding: 24, gap: 24, radius: 10, end: PAGE.width - PAGE.margin } as const;
