import { type ListedVector, vectorsOf } from './pageVector.ts';

/** Content that would ask something of elsewhere, telling the reader, or the content. */
const listed: readonly ListedVector[] = [
  ['known', '<p class=x>x</p>', '.x{background:url(LEAK)}'],
  ['known', '<p class=x>x</p>', '@import "LEAK";'],
  ['known', '<p class=x>x</p>', '@import url(LEAK);'],
  ['known', '<p class=x>x</p>', '@font-face{font-family:f;src:url(LEAK)}.x{font-family:f}'],
  ['known', '<ul class=x><li>x</ul>', '.x{list-style-image:url(LEAK)}'],
  ['known', '<p class=x>x</p>', '.x{border:3px solid;border-image:url(LEAK) 3}'],
  ['known', '<p class=x>x</p>', '.x::before{content:url(LEAK)}'],
  ['known', '<input class=x value=abc>', 'input[value^=a]{background:url(LEAK)}'],
  ['known', '<p style="background:url(LEAK)">x</p>'],
  ['html5sec', '<p style="background:\\75rl(LEAK)">x</p>'],
  ['known', '<p style="background:image-set(\'LEAK\' 1x)">x</p>'],
  ['known', '<img src="LEAK">'],
  ['known', '<img srcset="LEAK 1x">'],
  ['known', '<link rel=stylesheet href="LEAK">'],
  ['known', '<video poster="LEAK"></video>'],
  ['known', '<body background="LEAK">'],
  ['known', '<svg><image href="LEAK" /></svg>'],
  ['known', '<iframe src="LEAK"></iframe>'],
  ['known', '<object data="LEAK"></object>'],
  ['known', "<img src='LEAK?"],
  ['known', "<style>@import '//x';p{background:url(LEAK)}</style><p>x</p>"],
];

export const fetchVectors = (from = 0) => vectorsOf('fetch', from + 301, listed);
