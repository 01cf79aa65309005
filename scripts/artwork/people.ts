import type { Hair, Person } from './portrait';

const black = '#211b1a';
const brownBlack = '#2f2320';
const grey = '#77736f';
const silver = '#c4c0ba';
const hair = (style: Hair['style'], colour: string): Hair => ({ style, colour });

const skin = { light: '#c68f68', warm: '#b57a52', wheat: '#a66d48', brown: '#8f5a3b', deep: '#774a31' };
const ground = {
  paddy: '#0e5a47',
  brass: '#d3a344',
  laterite: '#b5472b',
  mist: '#a9c4b7',
  sand: '#dfcba4',
  leaf: '#6f9f74',
};

/** Every person in src/features/site/content/people, by file name. None of them exists. */
export const people: Record<string, Person> = {
  'madhavan-nair': {
    ground: ground.paddy,
    skin: skin.wheat,
    hair: hair('receding', silver),
    jaw: 6,
    moustache: 'full',
    glasses: 'metal',
    clothes: { kind: 'shirt', colour: '#fbf7ec' },
    aged: true,
  },
  'anitha-varma': {
    ground: ground.brass,
    skin: skin.warm,
    hair: hair('bun', black),
    jaw: -3,
    bindi: '#9c2b1f',
    flowers: true,
    clothes: { kind: 'saree', colour: '#f7efdc', second: '#0e5a47', border: '#c9952c' },
  },
  'rasheed-kalladi': {
    ground: ground.laterite,
    skin: skin.light,
    hair: hair('side', brownBlack),
    jaw: 4,
    beard: 'short',
    clothes: { kind: 'jacket', colour: '#22343a', second: '#f3efe4' },
  },
  'jayaprakash-menon': {
    ground: ground.sand,
    skin: skin.brown,
    hair: hair('swept', grey),
    jaw: 5,
    moustache: 'full',
    clothes: { kind: 'shirt', colour: '#7d9fae' },
    aged: true,
  },
  'latha-subramanian': {
    ground: ground.paddy,
    skin: skin.brown,
    hair: hair('bun', grey),
    jaw: 0,
    bindi: '#b32d22',
    glasses: 'dark',
    flowers: true,
    clothes: { kind: 'saree', colour: '#a33a2a', second: '#d8a640', border: '#e3b95b' },
    aged: true,
  },
  'joseph-kurian': {
    ground: ground.mist,
    skin: skin.warm,
    hair: hair('bald', silver),
    jaw: 8,
    glasses: 'dark',
    clothes: { kind: 'jacket', colour: '#3d4a46', second: '#f6f2e8' },
    aged: true,
  },
  'unnikrishnan-vadakkencherry': {
    ground: ground.brass,
    skin: skin.deep,
    hair: hair('curly', black),
    jaw: 3,
    moustache: 'trim',
    clothes: { kind: 'kurta', colour: '#f8f2e3' },
  },
  'deepa-krishnan': {
    ground: ground.laterite,
    skin: skin.wheat,
    hair: hair('long', black),
    jaw: -4,
    bindi: '#2a1512',
    clothes: { kind: 'saree', colour: '#1f6f66', second: '#e5c88a', border: '#e3b95b' },
  },
  'asharaf-thottingal': {
    ground: ground.leaf,
    skin: skin.wheat,
    hair: hair('swept', black),
    jaw: 3,
    beard: 'full',
    glasses: 'metal',
    clothes: { kind: 'shirt', colour: '#f5f1e6' },
  },
  'rajesh-kollengode': {
    ground: ground.mist,
    skin: skin.brown,
    hair: hair('side', black),
    jaw: 2,
    moustache: 'full',
    clothes: { kind: 'shirt', colour: '#b5573c' },
  },
  'sumayya-beegum': {
    ground: ground.sand,
    skin: skin.light,
    hair: hair('scarf', '#2f6b5c'),
    jaw: -3,
    clothes: { kind: 'tunic', colour: '#20493f' },
  },
  'sajith-mannath': {
    ground: ground.paddy,
    skin: skin.warm,
    hair: hair('curly', brownBlack),
    jaw: 0,
    beard: 'short',
    clothes: { kind: 'kurta', colour: '#d9b25f' },
  },
};
