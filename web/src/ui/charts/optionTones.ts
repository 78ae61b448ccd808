/**
 * The role of an answer, for its colour and mark: `elected` is a candidate that won, `none` the part that did
 * not vote.
 */
export type OptionTone =
  | 'favour'
  | 'against'
  | 'blank'
  | 'abstention'
  | 'candidate'
  | 'elected'
  | 'none';

/**
 * Blue and orange are told apart with any kind of colour vision; blank, abstention and missing votes are
 * neutral. All reach 3:1 over the surfaces of their scheme.
 */
const light: Readonly<Record<OptionTone, string>> = {
  favour: '#0b62a3',
  against: '#b4500a',
  blank: '#7d838c',
  abstention: '#626975',
  candidate: '#44788f',
  elected: '#0b62a3',
  none: '#8d8a84',
};

const dark: Readonly<Record<OptionTone, string>> = {
  favour: '#62b8f2',
  against: '#f2a24e',
  blank: '#c3c9d2',
  abstention: '#9aa4b1',
  candidate: '#7ba6bd',
  elected: '#62b8f2',
  none: '#7b8794',
};

export const optionTones = { light, dark } as const;

export function toneColor(tone: OptionTone): string {
  return `var(--tone-${tone})`;
}
