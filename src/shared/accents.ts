/** The colours of an accent in a theme, as `#rrggbb`; the tokens of ui/styles/tokens.css with these values. */
export interface AccentColours {
  primary: string;
  hover: string;
  /** Of letters on `primary` and `hover`. */
  on: string;
  tint: string;
  /** The ground of the footer and of other dark parts. */
  deep: string;
  onDeepMuted: string;
  deepLine: string;
}

/** The accents that the office can choose: each has the contrast that letters need, in both themes. */
export const accents = {
  green: {
    light: {
      primary: '#0e5a47',
      hover: '#0b4a3b',
      on: '#ffffff',
      tint: '#e6f1ec',
      deep: '#0b3b30',
      onDeepMuted: '#b7cdc3',
      deepLine: '#2b5c4f',
    },
    dark: {
      primary: '#5cc3a2',
      hover: '#7ad3b6',
      on: '#06251c',
      tint: '#14302a',
      deep: '#0b2a23',
      onDeepMuted: '#a7beb5',
      deepLine: '#23483e',
    },
  },
  teal: {
    light: {
      primary: '#02585f',
      hover: '#02484e',
      on: '#ffffff',
      tint: '#e4f1f2',
      deep: '#013a3f',
      onDeepMuted: '#b3cdcf',
      deepLine: '#245b61',
    },
    dark: {
      primary: '#44c0cd',
      hover: '#6bd1dc',
      on: '#002428',
      tint: '#112f33',
      deep: '#07292d',
      onDeepMuted: '#a4bdc0',
      deepLine: '#1e474c',
    },
  },
  blue: {
    light: {
      primary: '#154f83',
      hover: '#12416c',
      on: '#ffffff',
      tint: '#e6eff9',
      deep: '#153452',
      onDeepMuted: '#b7c9dc',
      deepLine: '#325476',
    },
    dark: {
      primary: '#66b2fe',
      hover: '#8bc4fe',
      on: '#0b2035',
      tint: '#192c3f',
      deep: '#11253a',
      onDeepMuted: '#a8bacd',
      deepLine: '#28425c',
    },
  },
  indigo: {
    light: {
      primary: '#40438a',
      hover: '#343772',
      on: '#ffffff',
      tint: '#ebedf9',
      deep: '#2b2e53',
      onDeepMuted: '#c1c5dd',
      deepLine: '#494d77',
    },
    dark: {
      primary: '#9aa4fe',
      hover: '#afb9fe',
      on: '#1a1c35',
      tint: '#25283f',
      deep: '#1f213a',
      onDeepMuted: '#b2b6ce',
      deepLine: '#393d5d',
    },
  },
  plum: {
    light: {
      primary: '#68366b',
      hover: '#562c58',
      on: '#ffffff',
      tint: '#f4eaf4',
      deep: '#432644',
      onDeepMuted: '#d2c0d3',
      deepLine: '#654467',
    },
    dark: {
      primary: '#db8bdf',
      hover: '#e9a1ed',
      on: '#2a162b',
      tint: '#352236',
      deep: '#2f1c30',
      onDeepMuted: '#c3b1c4',
      deepLine: '#4f3550',
    },
  },
  wine: {
    light: {
      primary: '#793240',
      hover: '#642934',
      on: '#ffffff',
      tint: '#f8eaeb',
      deep: '#4d232b',
      onDeepMuted: '#dbbfc2',
      deepLine: '#724149',
    },
    dark: {
      primary: '#f78498',
      hover: '#ff9fae',
      on: '#32141a',
      tint: '#3d2125',
      deep: '#371a1f',
      onDeepMuted: '#ccafb3',
      deepLine: '#593339',
    },
  },
  bronze: {
    light: {
      primary: '#654524',
      hover: '#53381d',
      on: '#ffffff',
      tint: '#f4ede6',
      deep: '#422d18',
      onDeepMuted: '#d2c4b8',
      deepLine: '#654c34',
    },
    dark: {
      primary: '#d6a16d',
      hover: '#e4b487',
      on: '#2a1b0d',
      tint: '#35271a',
      deep: '#2f2112',
      onDeepMuted: '#c3b5a8',
      deepLine: '#4f3c2a',
    },
  },
  slate: {
    light: {
      primary: '#424e5b',
      hover: '#36404b',
      on: '#ffffff',
      tint: '#eceef1',
      deep: '#2b333c',
      onDeepMuted: '#c2c8cd',
      deepLine: '#49535d',
    },
    dark: {
      primary: '#9bafc5',
      hover: '#afc1d4',
      on: '#1a2025',
      tint: '#262b30',
      deep: '#1f252a',
      onDeepMuted: '#b3b8be',
      deepLine: '#3a4148',
    },
  },
} as const satisfies Record<string, Record<'light' | 'dark', AccentColours>>;
export type Accent = keyof typeof accents;

/** The accent that the style sheet has by itself. */
export const standardAccent: Accent = 'green';

/** Returns the accent of a name, the standard one for a name that is none. */
export const accentOf = (name: string | undefined): Accent =>
  name !== undefined && Object.hasOwn(accents, name) ? (name as Accent) : standardAccent;

/** The token of each colour. */
const tokens = {
  primary: 'primary',
  hover: 'primary-hover',
  on: 'on-primary',
  tint: 'primary-tint',
  deep: 'deep',
  onDeepMuted: 'on-deep-muted',
  deepLine: 'deep-line',
} as const satisfies Record<keyof AccentColours, string>;

/** Returns the declarations of the tokens for the colours of an accent, `--color-primary:#0e5a47;…`. */
export const accentTokens = (colours: AccentColours): string =>
  (Object.keys(tokens) as (keyof AccentColours)[]).map((key) => `--color-${tokens[key]}:${colours[key]};`).join('');
