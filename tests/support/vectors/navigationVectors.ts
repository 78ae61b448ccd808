import { type ListedVector, vectorsOf } from './pageVector.ts';

/** Content that would take the app elsewhere. */
const listed: readonly ListedVector[] = [
  ['known', '<meta http-equiv=refresh content="0;url=/moved">'],
  ['known', '<a href="/moved" target=_top>x</a>'],
  ['known', '<base target=_top><a href="/moved">x</a>'],
  ['known', '<form action="/moved" target=_top><button>x</button></form>'],
  ['known', "<script>top.location='/moved'</script>"],
  ['known', '<iframe src="javascript:top.location=\'/moved\'"></iframe>'],
  ['known', '<svg><a href="/moved" target=_top><text x=20 y=20>x</text></a></svg>'],
  [
    'known',
    '<map name=m><area href="/moved" target=_top shape=rect coords=0,0,99,99></map><img usemap=#m src=x>',
  ],
  ['known', '<img src=x onerror="top.location=\'/moved\'">'],
];

export const navigationVectors = (from = 0) => vectorsOf('navigate', from + 401, listed);
